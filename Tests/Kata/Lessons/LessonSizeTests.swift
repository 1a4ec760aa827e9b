import Testing

@testable import kata

/// How long a chapter is, and how long each of its steps.
struct LessonSizeTests {
    @Test func `lines that are new or changed count, blank ones and comments do not`() {
        let moment = Moment(
            step: Step(sign: .red, heading: "", line: 1),
            before: Tree(["A.swift": "one\ntwo\nthree\n", "B.swift": "four\n"]),
            during: Tree([
                "A.swift": "one\n\nTwo\n  \nthree\n", "C.swift": "/// A.\nfive\n    // b\nsix\n",
            ]))

        #expect(moment.typedLines == 3)
    }

    @Test(
        arguments: [
            ([7], 7), ([1, 2, 9], 2), ([1, 4, 5, 9], 4), ([], 0),
        ] as [([Int], Int)])
    func `half of the steps have at most as many lines as the median`(_ lines: [Int], _ median: Int)
    {
        #expect(LessonSize(lines.map { moment(lines: $0) }, words: 0).median == median)
    }

    @Test func `steps are counted, and the largest of those that are typed`() {
        let signs: [Sign] = [.red, .green, .green, .refactor, .breakIt, .hole]
        var moments = signs.enumerated().map { moment($1, lines: $0) }
        moments.append(moment(lines: 50))
        moments[6].step.isCopied = true

        let size = LessonSize(moments, words: 0)

        #expect(size.steps == 7)
        #expect(size.largest == 5)
        #expect(size.copied == 1)
        #expect(size.greens == 2)
        #expect(size.refactorings == 1)
    }

    @Test(arguments: [
        (words: 340, typed: 0, copied: 0, heading: "Red", minutes: 3), (0, 24, 0, "Red", 7),
        (0, 0, 25, "Red", 3), (0, 0, 0, "Red", 1), (0, 0, 0, "Red, your turn: two", 2),
    ])
    func `reading, typing, copying, running and a turn of one's own take their minutes`(
        words: Int, typed: Int, copied: Int, heading: String, minutes: Int
    ) {
        var step = moment(lines: max(typed, copied), heading: heading)
        step.step.isCopied = copied > 0

        #expect(LessonSize([step], words: words).minutes == minutes)
    }

    // MARK: Limits

    @Test func `after 90 minutes at most there is a break, and it is after a step that there is`() {
        var moments = [moment(lines: 1), moment(lines: 1)]
        for index in moments.indices {
            moments[index].step.number = "7.\(index + 1)"
            moments[index].step.words = 10_200
        }
        func findings(_ breaks: [String]) -> [Finding] {
            moments.beyondLimits(in: lesson(words: 20_400 + 4_930, breaks: breaks))
        }

        // The words outside of steps belong to the first evening.
        #expect(findings(["7.1"]).isEmpty)
        let late = Self.finding(30, "at most 90 minutes up to a break that the head names", "151")
        #expect(findings([]) == [late])
        #expect(findings(["8.1"]).contains(late))
        let stray = Self.finding(3, "a break after a step of the chapter", "7.3")
        #expect(findings(["7.1", "7.3"]) == [stray])
    }

    @Test(
        arguments: [
            (nil, "no minutes"), (49, "49 minutes"), (50, nil), (70, nil), (71, "71 minutes"),
        ] as [(Int?, String?)])
    func `a chapter's head promises what it takes, and at most two fifths more`(
        minutes: Int?, actual: String?
    ) {
        let moments = [Moment](repeating: moment(lines: 1, heading: "Your turn"), count: 7)

        let findings = moments.beyondLimits(in: lesson(words: 6_600, minutes: minutes))

        let expected = actual.map {
            Self.finding(3, "“About 50 minutes” at its head, 70 at most", $0)
        }
        #expect(findings == [expected].compactMap(\.self))
    }

    @Test(
        arguments: [
            ("as much as may be", [1, 1, 1, 1, 1, 12, 12, 12, 12, 30, 30, 30, 30, 30], []),
            (
                "long steps", [13, 13, 12, 13],
                [Self.finding(1, "at most 12 new or changed lines in the median step", "13 lines")]
            ),
            (
                "a very long step", [1, 31, 2],
                [
                    Self.finding(
                        2,
                        "at most 30 new or changed lines in a step, or a text that asks to copy it",
                        "31 lines")
                ]
            ),
        ] as [(String, [Int], [Finding])])
    func `of a chapter whose steps have so many lines is found`(
        _ what: String, _ lines: [Int], _ found: [Finding]
    ) {
        var moments = lines.map { moment(lines: $0, heading: "Your turn") }
        for index in moments.indices { moments[index].step.line = index + 1 }

        #expect(findings(moments) == found)
    }

    @Test func `a long step may be copied`() {
        var long = moment(lines: 31)
        long.step.isCopied = true

        #expect(findings([long, moment(lines: 1)]).isEmpty)
    }

    @Test(arguments: [
        (greens: 3, blues: 0, isFine: true), (4, 0, false), (7, 1, true), (8, 1, false),
        (11, 2, true), (12, 2, false),
    ])
    func `there is a refactoring for every four greens`(greens: Int, blues: Int, isFine: Bool) {
        let signs =
            [Sign](repeating: .green, count: greens) + [Sign](repeating: .refactor, count: blues)
        let moments = signs.map { moment($0, lines: 1, heading: "Your turn") }

        let finding = Self.finding(1, "a 🔵 for every four 🟢", "\(blues) 🔵, \(greens) 🟢")
        #expect(findings(moments) == (isFine ? [] : [finding]))
    }

    @Test(arguments: [(6, 0, true), (7, 2, false), (7, 3, true), (32, 10, false), (32, 11, true)])
    func `of more than six steps a third are the reader's`(steps: Int, own: Int, isFine: Bool) {
        let moments = (0..<steps).map { moment(lines: 1, heading: $0 < own ? "Your turn" : "Red") }

        let finding = Self.finding(
            1, "a third of the steps with “your turn” in the heading", "\(own) of \(steps)")
        #expect(findings(moments) == (isFine ? [] : [finding]))
    }

    @Test func `what is the reader's turn is folded away`() {
        var moment = moment(lines: 1, heading: "Your turn")
        moment.step.edits[0].isFolded = false

        #expect(
            findings([moment]) == [
                Self.finding(40, "our block in <details>: it is your turn", "it stands open")
            ])
    }

    // MARK: Material

    /// What is found in steps below a head that is honest.
    private func findings(_ moments: [Moment]) -> [Finding] {
        let minutes = LessonSize(moments, words: 0).minutes
        return moments.beyondLimits(in: lesson(words: 0, minutes: minutes))
    }

    private static func finding(_ line: Int, _ expected: String, _ actual: String) -> Finding {
        Finding(path: "C.md", line: line, expected: expected, actual: actual)
    }

    private func lesson(words: Int, minutes: Int? = nil, breaks: [String] = []) -> Lesson {
        Lesson(path: "C.md", words: words, minutes: minutes, breaks: breaks)
    }

    /// A step that begins in line 30, with its block in line 40, folded away.
    private func moment(_ sign: Sign = .red, lines: Int, heading: String = "Red") -> Moment {
        let edit = Edit(path: "A.swift", lines: [], lesson: "C.md", line: 40, isFolded: true)
        return Moment(
            step: Step(sign: sign, heading: heading, line: 30, edits: [edit]), before: Tree(),
            during: Tree(["A.swift": (0..<lines).map { "line \($0)" }.text]))
    }
}
