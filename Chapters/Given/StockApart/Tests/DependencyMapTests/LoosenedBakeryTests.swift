import Testing

@testable import DependencyMap

struct LoosenedBakeryTests {
    /// The class of the bakery, in its two files.
    private let text: String

    init() throws {
        let files = try texts(in: "Sources/MyBiz/Found") + texts(in: "Sources/MyBiz")
        text = files.filter { $0.contains("class MyBiz {") || $0.contains("func stock()") }.joined()
    }
}
