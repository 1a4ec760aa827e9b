import Testing

@testable import Short

struct CellarTests {
    @Test(.disabled("Write me"))
    func `the last bottle is served`() async {}

    @Test(.disabled("Write me"))
    func `where no bottle is left, the waiter says so`() async {}

    @Test(.disabled("Write me"))
    func `a locked cellar is not an empty one`() async {}
}
