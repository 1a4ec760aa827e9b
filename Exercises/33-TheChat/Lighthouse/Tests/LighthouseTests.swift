import Testing

@testable import Lighthouse

struct LighthouseTests {
    private let radio = RadioSpy()
    private let sut: Lighthouse

    init() {
        sut = Lighthouse(radio: radio)
    }

    @Test(.disabled("Write me"))
    func `orders are carried out as they come`() {}

    @Test(.disabled("Write me"))
    func `an order that comes twice is carried out once`() {}

    @Test(.disabled("Write me"))
    func `an order that comes too early waits`() {}

    @Test(.disabled("Write me"))
    func `what is missing is asked for, once`() {}

    @Test(.disabled("Write me"))
    func `each minute, what is still missing is asked for again`() {}

    @Test(.disabled("Write me"))
    func `a number far ahead is noise`() {}
}

extension LighthouseTests {
    /// Hears the orders with these numbers; the light of order 3 is "light 3".
    private func hear(_ numbers: Int...) {
        for number in numbers { sut.hear(Order(number: number, light: "light \(number)")) }
    }
}
