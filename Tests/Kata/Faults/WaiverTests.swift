import Testing

@testable import kata

/// What is waved through, with a reason.
struct WaiverTests {
    private let faults = Tree([
        "Sources/A.swift": "func f() -> A {\n    a < b\n}\nfunc g() {\n    b()\n}\n"
    ])
    .faults

    @Test func `a waiver is read as it was written`() {
        let waivers = faults.map { Waiver($0, because: "No user\ncan tell.") }
        let text = "# A\n\nAbout this file.\n\n" + waivers.map(\.text).joined(separator: "\n")

        let read = [Waiver](reading: text)

        #expect(read.map(\.before) == ["a < b", "b()"])
        #expect(read.map(\.after) == ["a <= b", ""])
        #expect(read.map(\.reason) == ["No user can tell.", "No user can tell."])
        #expect(read.map(\.line) == [7, 17])
        #expect(zip(read, faults).allSatisfy { $0.isAbout($1) })
    }

    @Test func `what nobody noticed is waved through, and what was noticed needs no reason`() {
        let waivers = faults.map { Waiver($0, because: "Nobody could ever see the difference.") }

        let trials = Trials(
            [Trial(faults[0], .unnoticed), Trial(faults[1], .noticed)], waivers: waivers)

        #expect(trials.all.map(\.outcome) == [.waived, .noticed])
        #expect(trials.all[0].reason == "Nobody could ever see the difference.")
        #expect(trials.open == [])
        #expect(trials.stale == [waivers[1]])
        #expect(trials.share == 50)
    }

    @Test func `what a busy machine lets hang or crash may keep its reason`() {
        let waiver = Waiver(faults[0], because: "Nobody could ever see the difference.")

        let trials = Trials([Trial(faults[0], .crashed)], waivers: [waiver])

        #expect(trials.all.map(\.outcome) == [.crashed])
        #expect(trials.stale == [])
    }

    @Test(arguments: ["", "No user can tell."])
    func `a reason of less than five words is none`(_ reason: String) {
        let waiver = Waiver(faults[0], because: reason)

        let trials = Trials([Trial(faults[0], .unnoticed)], waivers: [waiver])

        #expect(trials.open == [faults[0]])
        #expect(trials.stale == [])
    }

    @Test(arguments: [
        (Verdict.red, Trial.Outcome.noticed), (.crashed(how: "signal 4", during: nil), .crashed),
        (.timedOut(during: nil), .crashed), (.killed(signal: 9, during: nil), .undecided),
        (.flooded(bytes: 9, during: nil), .crashed), (.flaky(["adds"]), .undecided),
        (.doesNotCompile, .doesNotCompile), (.green, .unnoticed), (.empty, .unnoticed),
    ])
    func `what tests say of a fault`(_ verdict: Verdict, _ outcome: Trial.Outcome) {
        #expect(Trial.Outcome(verdict) == outcome)
    }

    @Test func `a second reason leaves the first one as it is`() {
        let waivers = faults.map { Waiver($0, because: "Nobody could ever see the difference.") }
        let one = Trials(faults.map { Trial($0, .unnoticed) }, waivers: [waivers[0]])

        let both = Trials(one.all, waivers: waivers)

        #expect(both.all.map(\.outcome) == [.waived, .waived])
        #expect(both.stale == [])
    }

    @Test func `once the line has changed, it is asked for again`() {
        let waivers = faults.map { Waiver($0, because: "Nobody could ever see the difference.") }
        let changed = Tree(["Sources/A.swift": "func f() -> A {\n    a < c\n}\n"]).faults

        let trials = Trials(changed.map { Trial($0, .unreached) }, waivers: waivers)

        #expect(trials.open == changed)
        #expect(trials.stale == waivers)
    }

    @Test func `what a reason says to change nothing need not be noticed`() {
        let same = Waiver(faults[0], because: "Changes nothing: they are never equal.")

        let trials = Trials(
            [Trial(faults[0], .unnoticed), Trial(faults[1], .noticed)], waivers: [same])

        #expect(trials.all[0].outcome == .waived)
        #expect(trials.summary == "1 of 1 fault noticed, 1 changes nothing")
        #expect(trials.excused == 0)
        #expect(trials.share == 100)
    }

    @Test func `what changes nothing or does not compile is no fault`() {
        let trials = Trials([Trial(faults[0], .changesNothing), Trial(faults[1], .doesNotCompile)])

        #expect(trials.summary == "0 of 0 faults noticed, 1 changes nothing")
        #expect(trials.share == 100)
        #expect(trials.open == [])
    }
}
