import Testing

@testable import kata

/// How long a chapter is, and how long each of its steps.
struct LessonSizeTests {
    @Test func `lines that are new or changed count, blank ones do not`() {
        let moment = moment(
            before: ["A.swift": "one\ntwo\nthree\n", "B.swift": "four\n"],
            during: ["A.swift": "one\n\nTwo\n  \nthree\n", "C.swift": "five\nsix\n"])

        #expect(moment.typedLines == 3)
    }

    @Test(
        arguments: [
            ([7], 7), ([1, 2, 9], 2), ([1, 4, 5, 9], 4),
            ([], 0),
        ] as [([Int], Int)])
    func `half of the steps have at most as many lines as the median`(_ lines: [Int], _ median: Int)
    {
        #expect(LessonSize(lines.map { moment(lines: $0) }, words: 0).median == median)
    }

    @Test func `the largest step is the longest of those that are typed`() {
        var copied = moment(lines: 50)
        copied.step.isCopied = true

        let size = LessonSize([moment(lines: 3), moment(lines: 8), copied], words: 0)

        #expect(size.largest == 8)
        #expect(size.copied == 1)
    }

    @Test func `greens and refactorings are counted`() {
        let signs: [Sign] = [.red, .green, .green, .refactor, .breakIt, .hole]

        let size = LessonSize(signs.map { moment($0, lines: 1) }, words: 0)

        #expect(size.steps == 6)
        #expect(size.greens == 2)
        #expect(size.refactorings == 1)
    }

    @Test(arguments: [
        (words: 340, typed: 0, copied: 0, minutes: 3), (0, 24, 0, 7), (0, 0, 25, 3), (0, 0, 0, 1),
    ])
    func `reading, typing, copying and running take their minutes`(
        words: Int, typed: Int, copied: Int, minutes: Int
    ) {
        var step = moment(lines: max(typed, copied))
        step.step.isCopied = copied > 0

        #expect(LessonSize([step], words: words).minutes == minutes)
    }

    @Test func `a turn of the reader's takes a minute more`() {
        let step = moment(lines: 0, heading: "Red, your turn: two", isFolded: true)

        #expect(LessonSize([step], words: 0).minutes == 2)
    }

    @Test func `comments need not be typed`() {
        let step = moment(
            before: [:],
            during: ["A.swift": "/// A.\nlet a = 1\n" + String(repeating: "    // b\n", count: 80)])

        let size = LessonSize([step], words: 0)
        #expect(size.minutes == 1)
        #expect(size.median == 1)
        #expect(size.largest == 1)
        #expect([step].beyondLimits(in: lesson(words: 0)).isEmpty)
    }

    // MARK: Limits

    @Test func `after 90 minutes at most there is a break`() {
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
        let finding = Finding(
            path: "C.md", line: 30,
            expected: "at most 90 minutes up to a break that the head names",
            actual: "151")
        #expect(findings([]) == [finding])
        #expect(findings(["8.1"]).contains(finding))
    }

    @Test func `a break is after a step that there is`() {
        var step = moment(lines: 1)
        step.step.number = "7.1"

        #expect([step].beyondLimits(in: lesson(words: 0, breaks: ["7.1"])).isEmpty)
        let finding = Finding(
            path: "C.md", line: 3, expected: "a break after a step of the chapter", actual: "7.2")
        #expect([step].beyondLimits(in: lesson(words: 0, breaks: ["7.2"])) == [finding])
    }

    @Test(
        arguments: [
            (nil, "no minutes"), (49, "49 minutes"), (50, nil), (70, nil), (71, "71 minutes"),
        ] as [(Int?, String?)])
    func `a chapter's head promises what it takes, and at most two fifths more`(
        minutes: Int?, actual: String?
    ) {
        let step = moment(lines: 1, heading: "Your turn", isFolded: true)
        let moments = [Moment](repeating: step, count: 7)

        let findings = moments.beyondLimits(in: lesson(words: 6_600, minutes: minutes))

        let expected = actual.map {
            Finding(
                path: "C.md", line: 3,
                expected: "“About 50 minutes” at its head, 70 at most", actual: $0)
        }
        #expect(findings == [expected].compactMap(\.self))
    }

    @Test func `a chapter may be as long as the limits say`() {
        let steps = [30, 12, 1].flatMap { [Int](repeating: $0, count: 4) }

        #expect(chapter(steps.sorted() + [1, 30]).isEmpty)
    }

    @Test(arguments: [
        (
            "long steps", [13, 13, 12, 13], 1, "at most 12 new or changed lines in the median step",
            "13 lines"
        ),
        (
            "a very long step", [1, 31, 2], 2,
            "at most 30 new or changed lines in a step, or the word “copy” in its text", "31 lines"
        ),
    ])
    func `beyond the limits are`(
        _ what: String, _ lines: [Int], _ line: Int, _ expected: String, _ actual: String
    ) {
        #expect(
            chapter(lines) == [
                Finding(path: "C.md", line: line, expected: expected, actual: actual)
            ])
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
        let moments = signs.map { moment($0, lines: 1, heading: "Your turn", isFolded: true) }

        let finding = Finding(
            path: "C.md", line: 1, expected: "a 🔵 for every four 🟢",
            actual: "\(blues) 🔵, \(greens) 🟢")
        #expect(findings(moments) == (isFine ? [] : [finding]))
    }

    @Test(arguments: [(6, 0, true), (7, 2, false), (7, 3, true), (32, 10, false), (32, 11, true)])
    func `of more than six steps a third are the reader's`(steps: Int, own: Int, isFine: Bool) {
        var moments = [Moment](repeating: moment(lines: 1), count: steps)
        for index in 0..<own {
            moments[index] = moment(lines: 1, heading: "Red, your turn: two", isFolded: true)
        }

        let finding = Finding(
            path: "C.md", line: 1,
            expected: "a third of the steps with “your turn” in the heading",
            actual: "\(own) of \(steps)")
        #expect(findings(moments) == (isFine ? [] : [finding]))
    }

    @Test func `what is the reader's turn is folded away`() {
        let finding = Finding(
            path: "C.md", line: 40, expected: "our block in <details>: it is your turn",
            actual: "it stands open")

        #expect(findings([moment(lines: 1, heading: "Your turn", isFolded: false)]) == [finding])
    }

    // MARK: Material

    /// What is found in steps below a head that is honest.
    private func findings(_ moments: [Moment]) -> [Finding] {
        let minutes = LessonSize(moments, words: 0).minutes
        return moments.beyondLimits(in: lesson(words: 0, minutes: minutes))
    }

    private func lesson(words: Int, minutes: Int? = nil, breaks: [String] = []) -> Lesson {
        Lesson(
            path: "C.md", title: "", steps: [], illustrations: 0, words: words, minutes: minutes,
            breaks: breaks)
    }

    private func moment(before: [String: String], during: [String: String]) -> Moment {
        Moment(
            step: Step(sign: .red, heading: "", line: 1), before: Tree(before), during: Tree(during)
        )
    }

    /// A step that begins in line 30, with its block in line 40.
    private func moment(
        _ sign: Sign = .red, lines: Int, heading: String = "Red", isFolded: Bool = false
    ) -> Moment {
        var edit = Edit(path: "A.swift", lines: [], lesson: "C.md", line: 40)
        edit.isFolded = isFolded
        let text = (0..<lines).map { "line \($0)" }.text
        return Moment(
            step: Step(sign: sign, heading: heading, line: 30, edits: [edit]), before: Tree(),
            during: Tree(["A.swift": text]))
    }

    /// What is found in a chapter whose steps, in the lines 1, 2, 3 and so on, have so many lines.
    private func chapter(_ lines: [Int]) -> [Finding] {
        var moments = lines.map { moment(lines: $0) }
        for index in moments.indices {
            moments[index].step.line = index + 1
            moments[index].step.heading = "Your turn"
            moments[index].step.edits[0].isFolded = true
        }
        return findings(moments)
    }
}
