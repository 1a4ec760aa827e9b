import Testing

@testable import kata

/// What is waved through, with a reason.
struct WaiverTests {
    private let faults = Tree([
        "Sources/A.swift": "func f() -> A {\n    a < b\n}\nfunc g() {\n    b()\n}\n"
    ])
    .faults

    private static let unseen = "Nobody could ever see the difference."

    private func waivers(_ indices: [Int], because reason: String = unseen) -> [Waiver] {
        indices.map { Waiver(faults[$0], because: reason) }
    }

    private func trials(_ outcomes: [Trial.Outcome], _ waivers: [Waiver] = []) -> Trials {
        Trials(zip(faults, outcomes).map { Trial($0, $1) }, waivers: waivers)
    }

    @Test func `a waiver is read as it was written`() {
        let waivers = waivers([0, 1], because: "No user\ncan tell.")
        let text = "# A\n\nAbout this file.\n\n" + waivers.map(\.text).joined(separator: "\n")

        let read = [Waiver](reading: text)

        #expect(read.map(\.before) == ["a < b", "b()"])
        #expect(read.map(\.after) == ["a <= b", ""])
        #expect(read.map(\.reason) == ["No user can tell.", "No user can tell."])
        #expect(read.map(\.line) == [7, 17])
        #expect(zip(read, faults).allSatisfy { $0.isAbout($1) })
    }

    @Test(
        arguments: [
            ("noticed, it needs none", [.noticed, .unnoticed], [.noticed, .waived], [0]),
            ("a crash may be the machine's", [.crashed], [.crashed], []),
            ("a second leaves the first", [.waived, .unnoticed], [.waived, .waived], []),
        ] as [(String, [Trial.Outcome], [Trial.Outcome], [Int])])
    func `what nobody noticed is waved through`(
        _ rule: String, _ outcomes: [Trial.Outcome], _ made: [Trial.Outcome], stale: [Int]
    ) {
        let trials = trials(outcomes, waivers(Array(outcomes.indices)))

        #expect(trials.all.map(\.outcome) == made)
        #expect(trials.all.last?.outcome != .waived || trials.all.last?.reason == Self.unseen)
        #expect(trials.open == [])
        #expect(trials.stale == waivers(stale))
    }

    @Test(arguments: ["", "No user can tell."])
    func `a reason of less than five words is none`(_ reason: String) {
        let trials = trials([.unnoticed], waivers([0], because: reason))

        #expect(trials.open == [faults[0]])
        #expect(trials.stale == [])
    }

    @Test func `once the line has changed, it is asked for again`() {
        let changed = Tree(["Sources/A.swift": "func f() -> A {\n    a < c\n}\n"]).faults

        let trials = Trials(changed.map { Trial($0, .unreached) }, waivers: waivers([0, 1]))

        #expect(trials.open == changed)
        #expect(trials.stale == waivers([0, 1]))
    }

    @Test func `what a reason says to change nothing need not be noticed`() {
        let same = waivers([0], because: "Changes nothing: they are never equal.")

        let trials = trials([.unnoticed, .noticed], same)

        #expect(trials.all[0].outcome == .waived)
        #expect(trials.summary == "1 of 1 fault noticed, 1 changes nothing")
        #expect(trials.excused == 0)
        #expect(trials.share == 100)
        #expect(self.trials([.unnoticed, .noticed], waivers([0])).share == 50)
    }

    @Test func `what changes nothing or does not compile is no fault`() {
        let trials = trials([.changesNothing, .doesNotCompile])

        #expect(trials.summary == "0 of 0 faults noticed, 1 changes nothing")
        #expect(trials.share == 100)
        #expect(trials.open == [])
    }
}
