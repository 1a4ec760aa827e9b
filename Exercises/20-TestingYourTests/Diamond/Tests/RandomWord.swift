/// A word of one to twelve letters, made out of a seed.
///
/// Some of its letters are more than one scalar: a program that counts those counts wrongly.
func randomWord(seed: UInt64) -> String {
    var numbers = SeededNumbers(seed: seed)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZßŁe\u{301}🇸🇪")
    let count = Int.random(in: 1...12, using: &numbers)
    return String((0..<count).map { _ in letters.randomElement(using: &numbers)! })
}

/// The numbers of chapter 20: they look like chance, and are the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
