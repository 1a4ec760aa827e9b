import Testing

@testable import kata

struct GradebookTests {
    @Test func `people stand in the order of their names, whoever came first`() {
        let names = ["b", "a", "Z"]

        #expect(book(names).people.map(\.name) == ["Z", "a", "b"])
        #expect(book(names) == book(names.reversed()))
    }

    @Test func `a grade has no times and nothing that code has printed`() {
        func judgement(_ salt: String) -> Judgement {
            let report = Report(
                verdict: .red, tests: [TestResult(id: "t", name: "is even", outcome: .failed)],
                failures: [
                    Failure(
                        test: "is even", file: "/tmp/\(salt)/T.swift", line: 3,
                        message: "Expectation failed: \(salt) == 2")
                ],
                transcript: salt, seconds: Double(salt.count))
            return Judgement(
                exercise: "Even",
                squares: Squares(kind: .driveIt, yourTestsOnYourCode: report).impersonal,
                signposts: Signposts(exercise, Tree(), sequel: .end), seenRed: nil, isStrict: false)
        }

        #expect(judgement("1") == judgement("22"))
        #expect(Grade(judgement("1"), advice: []) == Grade(judgement("22"), advice: []))
    }

    @Test func `what a test is called is shortened, and has no control characters`() {
        let name = "\u{1b}[31m" + String(repeating: "a", count: 100_000)
        let report = Report(
            verdict: .red, tests: [TestResult(id: "t", name: name, outcome: .failed)])

        let grade = Grade(
            Judgement(
                exercise: "Even", squares: Squares(kind: .driveIt, yourTestsOnYourCode: report),
                signposts: Signposts(exercise, Tree(), sequel: .end), seenRed: nil, isStrict: false),
            advice: [])

        let shown = grade.yourTestsOnYourCode?.failing.first ?? ""
        #expect(shown.hasPrefix("\\u{1B}[31maaa") || shown.hasPrefix("\\u{1b}[31maaa"))
        #expect(shown.count < 300)
    }

    // MARK: - What the room finds

    @Test func `the fault that most have missed comes first, of those who came so far`() {
        var book = book(["a", "b", "c"])
        for (index, faults) in [
            [Grade.Sight.missed, .noticed], [.missed, .missed], [],
        ].enumerated() {
            book = book.with(person: index) { $0.grades[0].faults = faults }
        }

        let findings = RoomFindings(book)

        #expect(findings.faults.map(\.text) == ["All are", "None is"])
        #expect(findings.faults.map(\.missed) == [2, 1])
        #expect(findings.faults.map(\.all) == [2, 2])
        #expect(findings.noticedByNobody.map(\.text) == ["All are"])
    }

    @Test func `times to the first green have a middle`() {
        var book = book(["a", "b", "c"])
        for (index, seconds) in [300.0, 60, 90].enumerated() {
            book = book.with(person: index) {
                $0.work = [Effort(seconds: 600, firstGreen: seconds)]
            }
        }

        let spread = RoomFindings(book).firstGreens.first

        #expect(spread?.shortest == 60)
        #expect(spread?.median == 90)
        #expect(spread?.longest == 300)
    }

    private func book(_ names: [String]) -> Gradebook {
        Gradebook(
            exercises: [Gradebook.Column(exercise, chapter: 1)],
            people: names.map {
                Gradebook.Person(
                    name: $0, notes: [], grades: [Grade(.notBegun)], work: [nil])
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

extension Gradebook {
    fileprivate func with(person index: Int, _ change: (inout Person) -> Void) -> Gradebook {
        var people = people
        change(&people[index])
        return Gradebook(exercises: exercises, people: people)
    }
}
