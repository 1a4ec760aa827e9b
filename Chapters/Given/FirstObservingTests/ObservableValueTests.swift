import Testing

@testable import Observing

struct ObservableValueTests {
    @Test func `a second subscriber does not replace the first`() {
        let sut = ObservableValue("Monday")
        var early: [String] = []
        var late: [String] = []

        let first = sut.subscribe { early.append($0) }
        sut.send("Tuesday")
        let second = sut.subscribe { late.append($0) }
        sut.send("Wednesday")

        #expect(early == ["Monday", "Tuesday", "Wednesday"])
        #expect(late == ["Tuesday", "Wednesday"])
        first.cancel()
        second.cancel()
    }

    @Test func `a cancelled subscription gets nothing more`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []
        let subscription = sut.subscribe { received.append($0) }

        subscription.cancel()
        sut.send("Tuesday")

        #expect(received == ["Monday"])
    }

    @Test func `a released subscription is forgotten`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []
        _ = sut.subscribe { received.append($0) }

        sut.send("Tuesday")

        #expect(received == ["Monday"])
        #expect(sut.receivers.isEmpty)
    }

    @Test func `a subscription released during a change gets nothing more`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []
        var later: [any Subscription] = []
        let first = sut.subscribe { if $0 == "Tuesday" { later = [] } }
        later.append(sut.subscribe { received.append($0) })

        sut.send("Tuesday")

        #expect(received == ["Monday"])
        first.cancel()
    }
}
