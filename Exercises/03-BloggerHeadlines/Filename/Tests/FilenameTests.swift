import Testing

@testable import Filename

struct FilenameTests {
    @Test(.disabled("Write me"))
    func `spaces become underscores`() {}

    @Test(.disabled("Write me"))
    func `capital letters become small`() {}

    @Test(.disabled("Write me"))
    func `capital letters inside a word become small too`() {}

    @Test(.disabled("Write me"))
    func `every single space is replaced`() {}

    @Test(.disabled("Write me"))
    func `spaces at both ends are replaced too`() {}

    @Test(.disabled("Write me"))
    func `everything else stays as it is`() {}

    @Test(.disabled("Write me"))
    func `a capital I becomes a plain i`() {}
}
