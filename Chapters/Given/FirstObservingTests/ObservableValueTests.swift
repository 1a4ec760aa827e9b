import Testing

@testable import Observing

struct ObservableValueTests {
    @Test func `a second subscriber does not replace the first`() {
        let sut = ObservableValue("Monday")
        var early: [String] = []
        var late: [String] = []

        sut.subscribe { early.append($0) }
        sut.send("Tuesday")
        sut.subscribe { late.append($0) }
        sut.send("Wednesday")

        #expect(early == ["Monday", "Tuesday", "Wednesday"])
        #expect(late == ["Tuesday", "Wednesday"])
    }
}
