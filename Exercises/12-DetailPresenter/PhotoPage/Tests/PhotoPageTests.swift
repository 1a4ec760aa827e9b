import Testing

@testable import PhotoPage

struct PhotoPageTests {
    @Test(.disabled("Write me"))
    func `the title is shown`() {}

    @Test(.disabled("Write me"))
    func `the day is shown`() {}

    @Test(.disabled("Write me"))
    func `the place is shown`() {}

    @Test(.disabled("Write me"))
    func `the story is shown`() {}

    @Test(.disabled("Write me"))
    func `what is not known leaves no text`() {}

    @Test(.disabled("Write me"))
    func `a photo of the first second of 1970 has its day`() {}

    @Test(.disabled("Write me"))
    func `the next photo replaces every text`() {}

    @Test(.disabled("Write me"))
    func `the next photo leaves nothing of the one before`() {}
}
