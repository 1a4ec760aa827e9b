/// A home of bees.
final class Hive {
    let number: Int
    private(set) var queen: Queen?
    /// In kilograms.
    private(set) var honey = 0.0

    init(_ number: Int, queen: Queen? = nil) {
        self.number = number
        self.queen = queen
    }

    /// The hive is on the scales. Without honey it weighs 28.5 kilograms.
    func weigh(_ kilograms: Double) {
        honey = kilograms - 28.5
    }

    func giveQueen(to other: Hive) {
        other.queen = queen
        queen = nil
    }

    /// Half of the honey comes out, in kilograms.
    func giveHoney() throws -> Double {
        guard honey >= 10 else { throw HarvestError.tooLittle(hive: number) }
        honey /= 2
        return honey
    }
}

/// She has a name, and the year in which she was born.
struct Queen {
    let name: String
    let year: Int
}
