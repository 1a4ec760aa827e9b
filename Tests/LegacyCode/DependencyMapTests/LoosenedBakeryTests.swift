import Testing

@testable import DependencyMap

struct LoosenedBakeryTests {
    @Test func `the stock prints nothing, and asks no clock`() throws {
        let map = try DependencyMap(
            reading: texts(in: "Sources/Stock"), outside: ["print": "terminal", "Date": "clock"])

        #expect(map.lines.filter { $0.contains("[") } == [])
    }
}
