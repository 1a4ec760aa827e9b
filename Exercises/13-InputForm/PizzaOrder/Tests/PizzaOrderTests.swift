import Testing

@testable import PizzaOrder

struct PizzaOrderTests {
    @Test(.disabled("Write me"))
    func `each text is kept in its own place`() {}

    @Test(.disabled("Write me"))
    func `a text is kept exactly as it was typed`() {}

    @Test(.disabled("Write me"))
    func `what is typed again replaces what was there`() {}

    @Test(.disabled("Write me"))
    func `a correction leaves the rest as it is`() {}

    @Test(.disabled("Write me"))
    func `an input can be emptied again`() {}
}
