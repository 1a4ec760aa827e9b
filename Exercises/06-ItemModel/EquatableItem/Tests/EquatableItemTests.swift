import Testing

@testable import EquatableItem

struct EquatableItemTests {
    @Test(.disabled("Write me"))
    func `another title is another item`() {}

    @Test(.disabled("Write me"))
    func `another description is another item`() {}

    @Test(.disabled("Write me"))
    func `no description is not an empty one`() {}

    @Test(.disabled("Write me"))
    func `another timestamp is another item`() {}

    @Test(.disabled("Write me"))
    func `no timestamp is not the timestamp zero`() {}

    @Test(.disabled("Write me"))
    func `no location is another item than some location`() {}

    @Test(.disabled("Write me"))
    func `another name of the location is another item`() {}

    @Test(.disabled("Write me"))
    func `no coordinate is another item than some coordinate`() {}

    @Test(.disabled("Write me"))
    func `another latitude is another item`() {}

    @Test(.disabled("Write me"))
    func `another longitude is another item`() {}

    @Test(.disabled("Write me"))
    func `a centimetre away is the same item`() {}

    @Test(.disabled("Write me"))
    func `the same content is the same item`() {}
}
