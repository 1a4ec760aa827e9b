import Testing

@testable import kata

/// What the coach says of the newest save, and when it holds its tongue.
struct CoachTests {
    @Test func `where nothing has been saved there is nothing to say`() {
        #expect(Coach.advice(on: History()) == nil)
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var saves: [Entry]
        var advice: Coach.Kind?

        init(_ name: String, _ saves: [Entry], _ advice: Coach.Kind?) {
            testDescription = name
            self.saves = saves
            self.advice = advice
        }
    }

    @Test(
        arguments: once + lostTests + withoutARed + greenAtFirst + tooMuchAtOnce + refactoring
            + aLongRed + given)
    func `after these saves it says`(_ row: Row) {
        #expect(Coach.advice(on: History(row.saves)) == row.advice)
    }

    private static let once = [
        Row(
            "of two things the more important is said",
            [.green("adds"), .red("counts", "divides", passing: ["adds"])], .severalNewTests),
        Row(
            "the next save is for what has not been said",
            [
                .green("adds"), .red("adds", "counts", "divides").advised(.severalNewTests),
                .red("adds", "counts", "divides"),
            ], .severalFailing),
    ]

    private static let lostTests = [
        Row(
            "a test that is gone is missed while it is green",
            [.green("adds", "counts"), .refactor("adds", changed: .tests)], .testVanished),
        Row(
            "a test that is gone is missed while it is red",
            [.green("adds", "counts"), .red("adds", changed: .tests)], .testVanished),
        Row(
            "after what does not compile, a test is missed all the same",
            [.green("adds", "counts"), .amber(changed: .tests), .green("adds", changed: .tests)],
            .testVanished),
        Row(
            "tests that come back after a crash are not new",
            [
                .green("adds", "counts", "divides"), .crash(in: "adds"),
                .green("adds", "counts", "divides", changed: .both),
            ], nil),
        Row(
            "disabling all but one of several red tests is good advice to follow",
            [
                .green("adds"),
                .red("counts", "divides", passing: ["adds"]).advised(.severalNewTests),
                .red("counts", passing: ["adds"], disabled: ["divides"]),
            ], nil),
    ]

    private static let withoutARed = [
        Row(
            "a new test that comes with its code has not been seen red",
            [.red("adds"), .green("adds"), .refactor("adds", "counts", changed: .both)],
            .codeBeforeRed),
        Row(
            "code for a test that was red is how it should be",
            [
                .green("adds"), .red("counts", passing: ["adds"]),
                .green("adds", "counts", changed: .both),
            ], nil),
    ]

    private static let greenAtFirst = [
        Row(
            "a new test that is green without a change of code passed at once",
            [.red("adds"), .green("adds"), .refactor("adds", "counts", changed: .tests)],
            .passedAtOnce),
        Row(
            "a test that was red has had it, however it became green",
            [
                .green("adds"), .red("counts", passing: ["adds"]),
                .green("adds", "counts", changed: .tests),
            ], nil),
        Row(
            "a test that appears without a change of the files is nobody's fault",
            [.green("adds"), .refactor("adds", "counts", changed: .nothing)], nil),
        Row(
            "tests that were there at the first look are nobody's fault",
            [.green("adds", "counts", changed: .tests)], nil),
    ]

    private static let tooMuchAtOnce = [
        Row(
            "one red test is enough",
            [.green("adds", "counts"), .red("adds", passing: ["counts"])], nil),
        Row(
            "two red tests are more than one",
            [.green("adds", "counts"), .red("adds", "counts")], .severalFailing),
        Row(
            "code that is broken on purpose may turn many red",
            [.green("adds", "counts"), .red("adds", "counts", changed: .code)], nil),
        Row(
            "tests and code that are changed together break nothing on purpose",
            [.green("adds", "counts"), .red("adds", "counts", changed: .both)], .severalFailing),
        Row(
            "one new test is enough",
            [.green("adds"), .red("counts", passing: ["adds"])], nil),
        Row(
            "two new tests in a save are more than one",
            [.green("adds"), .red("counts", passing: ["adds", "divides"])], .severalNewTests),
        Row(
            "a second test while the first is red came one at a time",
            [
                .green("adds"), .red("counts", passing: ["adds"]),
                .red("counts", passing: ["adds", "divides"]),
            ], nil),
        Row(
            "two new tests in two cycles are one at a time",
            [
                .green("adds"), .red("counts", passing: ["adds"]), .green("adds", "counts"),
                .red("divides", passing: ["adds", "counts"]),
            ], nil),
        Row(
            "before the first green too, a second test came one at a time",
            [
                .dark(disabled: "adds", "counts"), .red("adds", disabled: ["counts"]),
                .red("adds", passing: ["counts"]),
            ], nil),
    ]

    private static let refactoring = [
        Row(
            "in a refactoring the tests or the code stand still",
            [.green("adds"), .refactor("adds", changed: .both)], .bothChangedUnderGreen),
        Row(
            "on the way from red to green both may change",
            [.green("adds"), .red("adds"), .green("adds", changed: .both)], nil),
        Row(
            "a test that is renamed while the code changes is a change of both",
            [.red("adds"), .green("adds"), .refactor("adds two numbers", changed: .both)],
            .bothChangedUnderGreen),
        Row(
            "a test that is renamed has not passed at once",
            [.green("adds"), .refactor("adds two numbers", changed: .tests)], nil),
    ]

    private static let aLongRed = [
        Row(
            "a long red may begin with what does not compile",
            [
                .green("adds", at: 4_000), .amber(changed: .tests, at: 5_000),
                .red("counts", passing: ["adds"], at: 5_601),
            ], .longRed),
        Row(
            "a red that follows a long green is not long",
            [
                .red("adds", at: 1_000), .green("adds", at: 2_000),
                .red("counts", passing: ["adds"], at: 9_000),
            ], nil),
    ]

    private static let given = [
        Row(
            "what was given is nobody's step, and the next begins with it",
            [
                .green("adds"), .amber(changed: .nothing).given,
                .green("adds", "counts", "divides", changed: .both),
            ], nil),
        Row(
            "a red that was given lasts from then on",
            [.red("adds", at: 1), .red("adds", at: 2_990).given, .red("adds", at: 3_000)], nil),
    ]

    // MARK: More of a kind

    @Test(arguments: [1, 40]) func `it is said once, however many saves ago`(_ saves: Int) {
        let green = Entry.refactor("adds", "counts", changed: .code)
        let history = History(
            [.green("adds"), .refactor("adds", "counts", changed: .tests).advised(.passedAtOnce)]
                + Array(repeating: green, count: saves)
                + [.refactor("adds", "counts", "divides", changed: .tests)])

        #expect(Coach.advice(on: history) == nil)
    }

    @Test(
        arguments: [
            ("renamed", .refactor("adds", "counts down", changed: .tests)),
            ("renamed, with the code", .red("counts down", passing: ["adds"], changed: .both)),
            ("disabled", .refactor("adds", disabled: ["counts"], changed: .tests)),
            ("not compiled", .amber(changed: .tests)),
            ("disabled like all the others", .dark(disabled: "adds", "counts")),
            ("deleted like all the others, as the light says", .dark()),
            ("not reached by a run that was cut short", .crash(in: "adds")),
        ] as [(String, Entry)])
    func `a test is not gone that is`(_ name: String, _ newest: Entry) {
        let history = History([.red("adds"), .green("adds", "counts"), newest])

        #expect(Coach.advice(on: history) == nil)
    }

    @Test(arguments: [Entry.Change.tests, .both])
    func `while another test is red, one that passes has time`(_ change: Entry.Change) {
        let history = History([
            .green("adds"), .red("adds", passing: ["counts"], changed: change),
        ])

        #expect(Coach.advice(on: history) == nil)
    }

    @Test(arguments: [Entry.Change.tests, .code, .nothing])
    func `in a refactoring one of the two may change`(_ change: Entry.Change) {
        let history = History([.green("adds"), .refactor("adds", changed: change)])

        #expect(Coach.advice(on: history) == nil)
    }

    @Test(
        arguments: [
            ("600 seconds", .red("adds", at: 5_600), nil),
            ("601 seconds", .red("adds", at: 5_601), .longRed),
            ("601 seconds, and does not compile", .amber(changed: .code, at: 5_601), .longRed),
            ("601 seconds, and ends", .green("adds", at: 5_601), nil),
        ] as [(String, Entry, Coach.Kind?)])
    func `a red is long after ten minutes; it lasts`(
        _ name: String, _ newest: Entry, _ advice: Coach.Kind?
    ) {
        let history = History([
            .green("adds", at: 4_000), .red("adds", at: 5_000), .red("adds", at: 5_300), newest,
        ])

        #expect(Coach.advice(on: history) == advice)
    }

    @Test func `each thing has a short sentence of its own`() {
        let all = Coach.Kind.allCases.map(\.sentence)

        #expect(Set(all).count == all.count)
        #expect(all.allSatisfy { $0.count <= 100 && $0.hasSuffix(".") && !$0.contains("!") })
    }
}
