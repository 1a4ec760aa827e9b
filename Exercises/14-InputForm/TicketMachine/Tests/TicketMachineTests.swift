import Testing

@testable import TicketMachine

struct TicketMachineTests {
    @Test(.disabled("Write me"))
    func `a button is pressed once, and no other`() {}

    @Test(.disabled("Write me"))
    func `a button that is missing is named, and no other is pressed`() {}

    @Test(.disabled("Write me"))
    func `a button that is disabled is named, and is not pressed`() {}

    @Test(.disabled("Write me"))
    func `a failure to press is reported at the caller's line`() {}

    @Test(.disabled("Write me"))
    func `a switch is turned on, and the next time off`() {}

    @Test(.disabled("Write me"))
    func `a switch that is missing is named, and no other is flipped`() {}

    @Test(.disabled("Write me"))
    func `a switch that is disabled is named, and is not flipped`() {}

    @Test(.disabled("Write me"))
    func `a failure to flip is reported at the caller's line`() {}

    @Test(.disabled("Write me"))
    func `a button is no switch, and a switch is no button`() {}
}
