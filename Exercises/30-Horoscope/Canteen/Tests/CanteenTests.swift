import Testing

@testable import Canteen

struct CanteenTests {
    @Test(.disabled("Write me"))
    func `the web is asked once, for this canteen`() async {}

    @Test(.disabled("Write me"))
    func `a name may have spaces and an &`() async {}

    @Test(.disabled("Write me"))
    func `the dish of the first day is shown`() async {}

    @Test(.disabled("Write me"))
    func `a dish that comes in pieces is whole`() async {}

    @Test(.disabled("Write me"))
    func `another status is a sentence`() async {}

    @Test(.disabled("Write me"))
    func `no answer is a sentence`() async {}

    @Test(.disabled("Write me"))
    func `what is no menu is a sentence`() async {}
}
