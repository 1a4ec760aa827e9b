import Testing

@testable import Byline

struct BylineTests {
    @Test(.disabled("Write me"))
    func `the name of an author follows the word by`() {}

    @Test(.disabled("Write me"))
    func `another author has another line`() {}

    @Test(.disabled("Write me"))
    func `without a name it was a guest`() {}
}
