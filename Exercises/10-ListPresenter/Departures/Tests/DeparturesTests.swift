import Testing

@testable import Departures

struct DeparturesTests {
    @Test(.disabled("Write me"))
    func `a row shows the platform of its train`() {}

    @Test(.disabled("Write me"))
    func `the second row shows its own platform`() {}

    @Test(.disabled("Write me"))
    func `the section follows the platform`() {}

    @Test(.disabled("Write me"))
    func `a platform that is not known is an empty text`() {}

    @Test(.disabled("Write me"))
    func `a recycled cell shows nothing of its last train`() {}

    @Test(.disabled("Write me"))
    func `a late train has a platform, too`() {}

    @Test(.disabled("Write me"))
    func `the first text says nothing of the platform`() {}
}
