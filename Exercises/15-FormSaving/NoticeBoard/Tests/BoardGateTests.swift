import Testing

@testable import NoticeBoard

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BoardGateTests {
    @Test func `a gate lets somebody wait until the test answers`() async {
        let board = BoardGate()
        var heard: [String] = []

        let task = Task { heard = (try? await board.notices()) ?? ["an error"] }
        await board.isAsked()
        #expect(heard == [])

        await board.answer(.success(["Free kittens"]), to: task)
        #expect(heard == ["Free kittens"])
    }

    @Test(arguments: [false, true])
    func `a gate hears that a task was cancelled, unless it is stubborn`(
        isStubborn: Bool
    ) async {
        let board = BoardGate(isStubborn: isStubborn)
        var heard: [String] = []
        let task = Task { heard = (try? await board.notices()) ?? ["an error"] }
        await board.isAsked()

        task.cancel()
        if !isStubborn { await task.value }
        await board.answer(.success(["Free kittens"]), to: task)

        #expect(heard == (isStubborn ? ["Free kittens"] : ["an error"]))
    }

    @Test func `an answer that nobody waits for is an issue`() async {
        await withKnownIssue {
            await BoardGate().answer(.success([]), to: nil)
        } matching: { issue in
            issue.comments == ["Nothing is loading."]
        }
    }
}
