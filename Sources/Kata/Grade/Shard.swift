/// A part of the people, of several parts that are alike in size: `2/5`.
struct Shard: Equatable, Sendable {
    var number: Int
    var count: Int

    /// Nil if it is not written like `2/5`.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
            (1...1000).contains(count), (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    func part<Element>(of all: [Element]) -> [Element] {
        all.indices.filter { $0 % count == number - 1 }.map { all[$0] }
    }
}
