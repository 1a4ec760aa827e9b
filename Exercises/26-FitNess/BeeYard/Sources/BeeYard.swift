/// A meadow with hives, each of which has a number.
final class BeeYard {
    private var hives: [Hive] = []

    func add(_ hive: Hive) {
        hives.append(hive)
    }

    func hive(_ number: Int) -> Hive? {
        hives.first { $0.number == number }
    }

    /// Takes half of a hive's honey.
    ///
    /// - Returns: the kilograms in each jar.
    func harvest(_ number: Int) throws -> [Double] {
        guard let hive = hive(number) else { throw HarvestError.noSuchHive(number) }
        let honey = try hive.giveHoney()
        return stride(from: 0, to: honey, by: 0.5).map { min(0.5, honey - $0) }
    }
}

/// Why there is no honey.
enum HarvestError: Error, Equatable {
    case noSuchHive(Int)
    case tooLittle(hive: Int)
}
