/// The one thing to do next, in a sentence or two, with file and line where there is one.
struct AdviceText {
    private let judgement: Judgement
    private let kata: Invocation

    init(_ judgement: Judgement, _ kata: Invocation = .swiftRun) {
        self.kata = kata
        self.judgement = judgement
    }

    var lines: [String] {
        switch judgement.squares.next {
        case .enableATest:
            firstTest
        case .makeItCompile(let failure):
            ["Next: make it compile. \(failure?.message ?? "")"]
                + (failure?.file == nil ? [judgement.signposts.home, startAgain] : place(failure))
        case .makeItPass(let failure):
            [toPass(failure)] + place(failure)
        case .stopTheCrash(let verdict):
            ["Next: find out why it \(verdict.summary).", placeOfCrash ?? tests]
        case .seeItRedOnTheBug:
            [
                "Next: write the test that is red because of the bug. "
                    + "Your tests are green on the code as you got it.", tests,
            ]
        case .leaveTheTests:
            [
                "Next: put the tests back as they were; in this refactoring only the code changes.",
                tests, startAgain,
            ]
        case .leaveTheCode:
            [
                "Next: put the code back as it was; here only the tests are yours.",
                judgement.signposts.changedCode ?? sources, startAgain,
            ]
        case .dependOnLess(let circumstance, let failure):
            [
                "Next: “\(failure?.test ?? "a test")” is green here, and red"
                    + " \(circumstance.question)",
                failure?.message.lines.first ?? "",
            ] + (circumstance == .order ? [tests] : place(failure))
        case .changeTheCode:
            ["Next: the tests are green: now improve the code.", sources]
        case .reach(let mark):
            [
                "Next: the tests are green, so " + mark.advice,
                mark.place.map { judgement.signposts.home + $0 } ?? sources,
            ]
        case .bringBackTests(let now, let before):
            [
                "Next: no test may be lost by a new name. There were \(before);"
                    + " now \(now == 1 ? "1 passes" : "\(now) pass").", tests,
            ]
        case .rename(let name, let others):
            [
                "Next: say in its name what the test promises. `\(name)` still has its old name"
                    + (others == 0
                        ? "."
                        : others == 1
                            ? ", and so has 1 other." : ", and so have \(others) others."),
                judgement.signposts.misnamedTest ?? tests,
            ]
        case .sayMore(let name):
            [
                "Next: `\(name)` is a new name, and it does not say yet what happens, and when."
                    + " Make a sentence of it.",
                tests,
            ]
        case .deleteTests(let count, let all):
            [
                "Next: \(count) of the \(all) tests "
                    + (count == 1 ? "notices" : "notice")
                    + " nothing that the others do not. Delete \(count == 1 ? "it" : "them").",
                tests,
            ]
        case .useOnlyTheGivenNames(let failure):
            [
                "Next: use only the names that README.md gives, so that your tests fit our code"
                    + " and ours fit yours. \(failure?.message ?? "")"
            ] + place(failure)
        case .askForLess(let failure):
            [
                "Next: “\(failure?.test ?? "a test of yours")” asks for something that the task"
                    + " does not: our solution fails it."
            ] + place(failure)
        case .thinkOf(let failure):
            [
                "Next: your code does not yet do what "
                    + (failure?.test.map { "our test “\($0)” asks. Write that test yourself" }
                        ?? "our tests ask. Write one more test yourself")
                    + ", then make it pass.",
                failure?.message.lines.first ?? "",
            ]
        case .catchTheMutant where judgement.signposts.emptyTest != nil:
            [
                "Next: “\(judgement.signposts.emptyTest ?? "")” asserts nothing yet. What does it"
                    + " promise? Write that down.", tests,
            ]
        case .catchTheMutant(let complaint, let others):
            [
                "Next: think of a test that would notice "
                    + (others == 0 ? "it." : "the first of these \(others + 1).")
                    + " Imagine code with that fault: “\(complaint)”.",
                tests, "Help: \(kata("hint \(judgement.exercise)"))",
            ]
        case .comeToAResult(let place, .flaky(let names)):
            [
                "Next: " + (place == .ourTests ? "our test " : "")
                    + (names.first.map { "“\($0)”" } ?? "a test")
                    + " is red once and green once, \(words(for: place)). What differs from run to run:"
                    + " an order, chance, the clock? "
                    + (place == .ourTests
                        ? "Make your code do the same each time."
                        : "Make it come to the same each time."),
                place == .ourTests ? sources : tests,
            ]
        case .comeToAResult(let place, let verdict):
            [
                "Next: make your tests come to a result \(words(for: place)). There it"
                    + " \(verdict.summary). Is there a loop in a test, or something that differs from"
                    + " run to run?", tests,
            ]
        case .celebrate:
            [
                done + " Well done!",
                "Compare with ours: \(kata("solution \(judgement.exercise)"))",
                sequel,
            ]
        }
    }

    /// What is to be changed: the test, where the code was given and is as it was.
    private func toPass(_ failure: Failure?) -> String {
        let test = "“\(failure?.test ?? "the failing test")”"
        return judgement.squares.kind.isCodeGiven && !judgement.squares.codeChanged
            ? "Next: the code is right and \(test) is red, so change the test."
            : "Next: make \(test) pass."
    }

    private var done: String {
        if judgement.squares.naming != nil {
            return "Done. The tests have new names, and they notice every faulty version."
        }
        if judgement.squares.mostTests != nil {
            return "Done. There are fewer tests, and they notice every faulty version."
        }
        return judgement.squares.kind == .refactor
            ? "Done. The code has come to its goal, and it does what it did."
            : "Done. Your code, our solution and every faulty version: your tests tell them apart."
    }

    private func words(for place: Squares.Place) -> String {
        switch place {
        case .yourCode, .ourTests: "on your code"
        case .ourCode: "on our solution"
        case .starter: "on the code as you got it"
        case .fault(let complaint): "where this is wrong: “\(complaint)”"
        }
    }

    private var startAgain: String {
        "Or begin again, with a backup of what you have: \(kata("reset \(judgement.exercise)"))"
    }

    private var tests: String { judgement.signposts.endOfTests }
    private var sources: String { judgement.signposts.home + "Sources/" }

    private var sequel: String {
        switch judgement.signposts.sequel {
        case .exercise(let name, let home): "Next: the exercise \(name): \(home)README.md"
        case .chapter(let title, let number): "Next: chapter \(title): \(kata("follow \(number)"))"
        case .begunChapter(let title): "Next: back to chapter \(title): \(kata(""))"
        case .end: "It was the last exercise. What is left of the course: \(kata("list"))"
        }
    }

    /// What to do where no test ran: enable the first of the list, or write it.
    private var firstTest: [String] {
        let isForOurCode = judgement.squares.kind.isCodeGiven
        if let test = judgement.signposts.disabledTest {
            return [
                "Next: enable the first test of the list"
                    + (isForOurCode ? " and fill it in. " : " and see it red. ")
                    + (test.usesXCTest
                        ? "(It is the line with XCTSkip that skips it.)"
                        : "(Delete its `.disabled(…)`.)"),
                test.place,
            ]
        }
        return [
            judgement.squares.kind == .makeTheList
                ? "Next: make the list: a line for each thing that the code must do."
                    + " Then write the first test, and see it red."
                : isForOurCode ? "Next: write a test." : "Next: write a test, and see it red.",
            tests,
        ]
    }

    private var placeOfCrash: String? {
        place(judgement.squares.yourTestsOnYourCode.crash).first
    }

    private func place(_ failure: Failure?) -> [String] {
        guard let failure, let file = failure.file else { return [] }
        return ["\(file):\(failure.line ?? 1)"]
    }
}

extension Circumstance {
    /// Where a test is red, and what to ask about it.
    fileprivate var question: String {
        switch self {
        case .order:
            "when the tests run in the opposite order. What does a test leave behind, or need"
                + " another to leave behind? Let each begin anew."
        case .place:
            "elsewhere: in another folder, with another home and another user. What in it is true"
                + " only here?"
        case .dayBefore, .dayAfter:
            "where it is another day: with TZ=\(conditions.timeZone ?? "") before the command."
                + " Which clock or time zone does it rely on?"
        }
    }
}
