/// Guests, their nights and a rent, all made out of a seed.
struct RandomStay {
    let rent: Int
    private(set) var nights: [String: Int] = [:]

    init(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        rent = .random(in: 1...99_999, using: &numbers)
        let count = Int.random(in: 2...6, using: &numbers)
        for guest in ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"].prefix(count) {
            nights[guest] = .random(in: 1...14, using: &numbers)
        }
    }
}
