import Testing

@testable import DependencyMap

struct LoosenedBakeryTests {
    private let files: [String]

    init() throws {
        files = try texts(in: "Sources/MyBiz/Found")
    }

    @Test func `nobody goes round in circles`() throws {
        let map = try DependencyMap(reading: files + texts(in: "Sources/MyBiz"))

        #expect(map.circles.filter { $0.count > 1 } == [])
    }
}
