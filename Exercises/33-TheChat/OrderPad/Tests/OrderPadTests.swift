import Testing

@testable import OrderPad

struct OrderPadTests {
    private let line = LineSpy()
    private let pad: OrderPad

    init() {
        pad = OrderPad(line: line)
    }

    @Test func `an order goes out at once`() {
        pad.lineOpened()

        pad.order("Soup")

        #expect(line.takeSent() == ["1 Soup"])
        #expect(pad.dishes == ["Soup"])
    }

    @Test func `what is confirmed is done`() {
        pad.lineOpened()
        pad.order("Soup")

        pad.confirmed(ticket: 1)

        #expect(pad.dishes == [])
    }
}
