@testable import Short

/// A cellar with these bottles.
struct CellarStub: Cellar {
    let bottles: [String: Int]

    func bottles(of wine: String) async throws -> Int { bottles[wine] ?? 0 }
}

/// A cellar that nobody can enter.
struct LockedCellar: Cellar {
    struct NoKey: Error {}

    func bottles(of wine: String) async throws -> Int { throw NoKey() }
}
