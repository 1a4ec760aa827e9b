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
        #expect(findings.noticedByNobody?.map(\.text) == ["All are"])
    }

    @Test(
        arguments: [
            ([[], []], "Nobody's tests came so far."),
            ([[.noticed, .missed], [.missed, .noticed]], "None: each fault was noticed"),
            ([[.undecided, .noticed], [.missed, .noticed]], "All are <span"),
            ([[.noticed, .undecided], []], "None is <span"),
        ] as [([[Grade.Sight]], String)])
    func `what nobody noticed is told from what nobody came to`(
        _ faults: [[Grade.Sight]], _ words: String
    ) throws {
        let page = GradebookPage(book(["a", "b"], faults: faults)).text

        let start = try #require(page.range(of: "Faults that nobody noticed"))
        let end = try #require(page[start.upperBound...].range(of: "</section>"))
        #expect(page[start.upperBound..<end.lowerBound].contains(words))
    }

    @Test func `all tests that fail are counted, and the first of them are shown`() {
        let names = (10...22).map { "t\($0)" }
        let report = Report(
            verdict: .red, tests: names.map { TestResult(id: $0, name: $0, outcome: .failed) })
        let grades = [report, .green].map { ours in
            var squares = Squares(kind: .driveIt, yourTestsOnYourCode: .green)
            squares.ourTestsOnYourCode = ours
            return Grade(
                Judgement(
                    exercise: "Even", squares: squares,
                    signposts: Signposts(exercise, Tree(), sequel: .end), seenRed: nil,
                    isStrict: false), advice: [])
        }
        var book = book(["a", "b"])
        book = Gradebook(
            exercises: book.exercises,
            people: zip(book.people, grades).map { person, grade in
                var person = person
                person.grades = [grade]
                return person
            })

        #expect(RoomFindings(book).mistakes.map(\.text) == names)
        let page = PersonPage(book.people[0], in: book).text
        #expect(page.contains("“t19” and 3 more"), "\(page)")
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
