import Testing

@testable import Course

/// What the coach says of the newest save, and when it holds its tongue.
struct CoachTests {
    // MARK: A test that passed at once

    @Test func `a new test that is green without a change of code passed at once`() {
        let history = History([
            .red("adds"), .green("adds"), .refactor("adds", "counts", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .passedAtOnce)
    }

    @Test func `a test that did not compile at first has had its red`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .green("adds", "counts", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `a test that was red has had it, however it became green`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]),
            .green("adds", "counts", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `a test that appears without a change of the files is nobody's fault`() {
        let history = History([.green("adds"), .refactor("adds", "counts", changed: .nothing)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test(arguments: [Entry.Change.tests, .both])
    func `while another test is red, one that passes has time`(_ change: Entry.Change) {
        let history = History([
            .green("adds"), .red("adds", passing: ["counts"], changed: change),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `tests that were there at the first look are nobody's fault`() {
        let history = History([.green("adds", "counts", changed: .tests)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    // MARK: Code with no red before it

    @Test func `a new test that comes with its code has not been seen red`() {
        let history = History([
            .red("adds"), .green("adds"), .refactor("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .codeBeforeRed)
    }

    @Test func `code for a test that was red is how it should be`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]),
            .green("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `code for a test that did not compile is how it should be`() {
        let history = History([
            .green("adds"), .amber(changed: .tests), .green("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `code that did not compile is no red`() {
        let history = History([
            .green("adds"), .amber(changed: .code), .green("adds", "counts", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .codeBeforeRed)
    }

    // MARK: More than one

    @Test func `one red test is enough`() {
        let history = History([.green("adds", "counts"), .red("adds", passing: ["counts"])])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `two red tests are more than one`() {
        let history = History([.green("adds", "counts"), .red("adds", "counts")])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalFailing)
    }

    @Test func `code that is broken on purpose may turn many red`() {
        let history = History([.green("adds", "counts"), .red("adds", "counts", changed: .code)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `tests and code that are changed together break nothing on purpose`() {
        let history = History([.green("adds", "counts"), .red("adds", "counts", changed: .both)])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalFailing)
    }

    @Test func `one new test is enough`() {
        let history = History([.green("adds"), .red("counts", passing: ["adds"])])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `two new tests in a save are more than one`() {
        let history = History([.green("adds"), .red("counts", passing: ["adds", "divides"])])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalNewTests)
    }

    @Test func `a second test while the first is red came one at a time`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]),
            .red("counts", passing: ["adds", "divides"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `two new tests in two cycles are one at a time`() {
        let history = History([
            .green("adds"), .red("counts", passing: ["adds"]), .green("adds", "counts"),
            .red("divides", passing: ["adds", "counts"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `before the first green too, a second test came one at a time`() {
        let history = History([
            .dark(disabled: "adds", "counts"), .red("adds", disabled: ["counts"]),
            .red("adds", passing: ["counts"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    // MARK: A test that vanished

    @Test(arguments: [
        Row("green", .refactor("adds", changed: .tests)),
        Row("red", .red("adds", changed: .tests)),
    ])
    func `a test that is gone is missed, though it is`(_ row: Row) {
        let history = History([.green("adds", "counts"), row.newest])

        let advice = Coach.advice(on: history)

        #expect(advice == .testVanished)
    }

    @Test(arguments: [
        Row("renamed", .refactor("adds", "counts down", changed: .tests)),
        Row("renamed, with the code", .red("counts down", passing: ["adds"], changed: .both)),
        Row("disabled", .refactor("adds", disabled: ["counts"], changed: .tests)),
        Row("not compiled", .amber(changed: .tests)),
        Row("disabled like all the others", .dark(disabled: "adds", "counts")),
        Row("deleted like all the others, as the light says", .dark()),
        Row("not reached by a run that was cut short", .crash(in: "adds")),
    ])
    func `a test is not gone that is`(_ row: Row) {
        let history = History([.red("adds"), .green("adds", "counts"), row.newest])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `after what does not compile, a test is missed all the same`() {
        let history = History([
            .green("adds", "counts"), .amber(changed: .tests), .green("adds", changed: .tests),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .testVanished)
    }

    @Test func `tests that come back after a crash are not new`() {
        let history = History([
            .green("adds", "counts", "divides"), .crash(in: "adds"),
            .green("adds", "counts", "divides", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `disabling all but one of several red tests is good advice to follow`() {
        let history = History([
            .green("adds"),
            .red("counts", "divides", passing: ["adds"]).advised(.severalNewTests),
            .red("counts", passing: ["adds"], disabled: ["divides"]),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    // MARK: Refactoring

    @Test func `in a refactoring the tests or the code stand still`() {
        let history = History([.green("adds"), .refactor("adds", changed: .both)])

        let advice = Coach.advice(on: history)

        #expect(advice == .bothChangedUnderGreen)
    }

    @Test(arguments: [Entry.Change.tests, .code, .nothing])
    func `one of them may change`(_ change: Entry.Change) {
        let history = History([.green("adds"), .refactor("adds", changed: change)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `on the way from red to green both may change`() {
        let history = History([.green("adds"), .red("adds"), .green("adds", changed: .both)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `a test that is renamed while the code changes is a change of both`() {
        let history = History([
            .red("adds"), .green("adds"), .refactor("adds two numbers", changed: .both),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .bothChangedUnderGreen)
    }

    @Test func `a test that is renamed has not passed at once`() {
        let history = History([.green("adds"), .refactor("adds two numbers", changed: .tests)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    // MARK: A long red

    @Test(arguments: [
        Row("599 seconds", .red("adds", at: 5_599), nil),
        Row("600 seconds", .red("adds", at: 5_600), nil),
        Row("601 seconds", .red("adds", at: 5_601), .longRed),
        Row("601 seconds, and does not compile", .amber(changed: .code, at: 5_601), .longRed),
        Row("601 seconds, and ends", .green("adds", at: 5_601), nil),
    ])
    func `a red is long after ten minutes; it lasts`(_ row: Row) {
        let history = History([
            .green("adds", at: 4_000), .red("adds", at: 5_000), .red("adds", at: 5_300), row.newest,
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == row.advice)
    }

    @Test func `a long red may begin with what does not compile`() {
        let history = History([
            .green("adds", at: 4_000), .amber(changed: .tests, at: 5_000),
            .red("counts", passing: ["adds"], at: 5_601),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .longRed)
    }

    @Test func `a red that follows a long green is not long`() {
        let history = History([
            .red("adds", at: 1_000), .green("adds", at: 2_000),
            .red("counts", passing: ["adds"], at: 9_000),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    // MARK: Said once

    @Test func `of two things the more important is said`() {
        let history = History([.green("adds"), .red("counts", "divides", passing: ["adds"])])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalNewTests)
    }

    @Test func `the next save is for what has not been said`() {
        let history = History([
            .green("adds"), .red("adds", "counts", "divides").advised(.severalNewTests),
            .red("adds", "counts", "divides"),
        ])

        let advice = Coach.advice(on: history)

        #expect(advice == .severalFailing)
    }

    @Test(arguments: [1, 2, 12, 13, 40])
    func `however long a red lasts, it is said once`(_ saves: Int) {
        let reds = (1...saves).map { _ in Entry.red("adds", "counts") }
        let history = History(
            [.green("adds", "counts"), .red("adds", "counts").advised(.severalFailing)] + reds)

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test(arguments: [1, 3, 40]) func `it is said once, however many saves ago`(_ saves: Int) {
        let green = Entry.refactor("adds", "counts", changed: .code)
        let history = History(
            [.green("adds"), .refactor("adds", "counts", changed: .tests).advised(.passedAtOnce)]
                + Array(repeating: green, count: saves)
                + [.refactor("adds", "counts", "divides", changed: .tests)])

        let advice = Coach.advice(on: history)

        #expect(advice == nil)
    }

    @Test func `where nothing has been saved there is nothing to say`() {
        let advice = Coach.advice(on: History())

        #expect(advice == nil)
    }

    // MARK: Sentences

    @Test(arguments: Coach.Kind.allCases)
    func `what it says is short, and ends`(_ kind: Coach.Kind) {
        let sentence = kind.sentence

        #expect(sentence.count <= 100)
        #expect(sentence.hasSuffix("."))
        #expect(!sentence.contains("!"))
    }

    @Test func `each thing has a sentence of its own`() {
        let sentences = Set(Coach.Kind.allCases.map(\.sentence))

        #expect(sentences.count == 7)
    }

    // MARK: -

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var newest: Entry
        var advice: Coach.Kind?

        init(_ name: String, _ newest: Entry, _ advice: Coach.Kind? = nil) {
            testDescription = name
            self.newest = newest
            self.advice = advice
        }
    }
}
