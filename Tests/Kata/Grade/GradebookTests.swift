import Testing

@testable import kata

struct GradebookTests {
    @Test func `people stand in the order of their names, whoever came first`() {
        let names = ["b", "a", "Z"]

        #expect(book(names).people.map(\.name) == ["Z", "a", "b"])
        #expect(book(names) == book(names.reversed()))
    }

    @Test func `a grade has no times and nothing that code has printed`() {
        func grade(_ salt: String) -> Grade {
            var report = red("is even")
            report.failures = [
                Failure(
                    test: "is even", file: "/tmp/\(salt)/T.swift", line: 3,
                    message: "Expectation failed: \(salt) == 2")
            ]
            report.transcript = salt
            report.seconds = Double(salt.count)
            let judgement = judgement(report)
            return Grade(judgement, advice: AdviceText(judgement).lines)
        }

        #expect(grade("1") == grade("22"))
    }

    @Test func `what a test is called is shortened, and has no control characters`() {
        let name = "\u{1b}[31m" + String(repeating: "a", count: 100_000)

        let grade = Grade(judgement(red(name)), advice: [])

        let shown = grade.yourTestsOnYourCode?.failing.first ?? ""
        #expect(shown.hasPrefix("\\u{1B}[31maaa") || shown.hasPrefix("\\u{1b}[31maaa"))
        #expect(shown.count < 300)
    }

    private func red(_ name: String) -> Report {
        Report(verdict: .red, tests: [TestResult(id: "t", name: name, outcome: .failed)])
    }

    private func judgement(_ report: Report) -> Judgement {
        Judgement(
            exercise: "Even",
            squares: Squares(kind: .driveIt, yourTestsOnYourCode: report).impersonal,
            signposts: Signposts(exercise, Tree(), sequel: .end), seenRed: nil, isStrict: false)
    }

    // MARK: - What the room finds

    @Test func `the fault that most have missed comes first, of those who came so far`() {
        let findings = RoomFindings(
            book(["a", "b", "c"], faults: [[.missed, .noticed], [.missed, .missed], []]))

        #expect(findings.faults.map(\.text) == ["All are", "None is"])
        #expect(findings.faults.map(\.missed) == [2, 1])
        #expect(findings.faults.map(\.all) == [2, 2])
        #expect(findings.noticedByNobody.map(\.text) == ["All are"])
    }

    @Test func `times to the first green have a middle`() {
        let spread = RoomFindings(book(["a", "b", "c"], greens: [300, 60, 90])).firstGreens.first

        #expect(spread?.shortest == 60)
        #expect(spread?.median == 90)
        #expect(spread?.longest == 300)
    }

    private func book(
        _ names: [String], faults: [[Grade.Sight]] = [], greens: [Double] = []
    ) -> Gradebook {
        Gradebook(
            exercises: [Gradebook.Column(exercise, chapter: 1)],
            people: names.enumerated().map { index, name in
                var grade = Grade(.notBegun)
                if !faults.isEmpty { grade.faults = faults[index] }
                let work = greens.isEmpty ? nil : Effort(seconds: 600, firstGreen: greens[index])
                return Gradebook.Person(name: name, notes: [], grades: [grade], work: [work])
            })
    }

    private var exercise: Exercise {
        Exercise(
            name: "Even", home: "Exercises/01-Leap/Even/", kind: .driveIt, goals: [], hints: [],
            starter: Tree(), solution: try! Lesson("# Even\n", path: "Solution.md"),
            mutants: ["All are", "None is"].map {
                Mutant(complaint: $0, line: 1, catchers: [], crashes: false, edits: [])
            })
    }
}
