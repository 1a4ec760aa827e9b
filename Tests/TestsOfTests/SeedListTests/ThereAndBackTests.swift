import Testing

@testable import SeedList

private let one = ["pea", "", "a, b", " red"].map { [$0] }
private let two = one.flatMap { first in one.map { first + $0 } }

struct ThereAndBackTests {
    @Test(arguments: one + two)
    func `what is put between quotes comes back`(list: [String]) {
        let line = list.map { "\"\($0)\"" }.joined(separator: ",")

        #expect(fields(of: line) == list)
    }
}
