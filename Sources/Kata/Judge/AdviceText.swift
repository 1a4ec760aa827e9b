/// The one thing to do next, in a sentence or two, with file and line where there is one.
struct AdviceText {
    private let judgement: Judgement
    private let kata: Invocation

    init(_ judgement: Judgement, _ kata: Invocation = .swiftRun) {
        self.kata = kata
        self.judgement = judgement
    }

    var lines: [String] { judgement.signposts.unrun + next }

    private var next: [String] {
        switch judgement.squares.next {
        case .enableATest: firstTest
        case .makeItCompile(let failure): toCompile(failure)
        case .makeItPass(let failure): toPass(failure)
        case .stopTheCrash(let verdict): toStop(verdict)
        case .seeItRedOnTheBug: toSeeTheBug
        case .leaveTheTests:
            toPutBack(
                "the tests back as they were; in this refactoring only the code changes.",
                judgement.signposts.changedTests ?? tests)
        case .leaveTheBody(let test):
            toPutBack(
                "the body of “\(test.name)” back as it was; here only the names are yours.",
                judgement.signposts.home + test.place)
        case .leaveTheCode:
            toPutBack(
                "the code back as it was; here only the tests are yours.",
                judgement.signposts.changedCode ?? sources)
        case .dependOnLess(let circumstance, let failure): toDependLess(circumstance, failure)
        case .changeTheCode: ["Next: the tests are green: now improve the code.", sources]
        case .reach(let mark): toReach(mark)
        case .bringBackTests(let now, let before): toBringBack(now, before)
        case .rename(let name, let others): toRename(name, others)
        case .sayMore(let name): toSayMore(name)
        case .deleteTests(let count, let all): toDelete(count, all)
        case .useOnlyTheGivenNames(let failure): toUseGivenNames(failure)
        case .testTheInterface(let failure): toTestTheInterface(failure)
        case .askForLess(let failure): toAskForLess(failure)
        case .thinkOf(let failure): toThinkOf(failure)
        case .catchTheMutant(let complaint, let others): toNotice(complaint, others)
        case .comeToAResult(let place, let verdict): toComeToAResult(place, verdict)
        case .celebrate: praise
        }
    }
}

// MARK: - Your tests on your code

extension AdviceText {
    /// What to do where no test ran: enable the first of the list, or write it.
    private var firstTest: [String] {
        let isForOurCode = judgement.squares.isCodeGiven
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

    private func toCompile(_ failure: Failure?) -> [String] {
        ["Next: make it compile. \(failure?.message ?? "")"]
            + (failure?.file == nil ? [judgement.signposts.home, startAgain] : place(failure))
    }

    /// What is to be changed: the test, where the code was given and is as it was.
    private func toPass(_ failure: Failure?) -> [String] {
        let test = "“\(failure?.test ?? "the failing test")”"
        if judgement.squares.isCodeGiven {
            return ["Next: the code is right and \(test) is red, so change the test."]
                + place(failure)
        }
        if let other = judgement.signposts.otherTests.first(where: { $0.name == failure?.test }) {
            return [
                "Next: \(test) was given, and now it is another test, and red. Put it back.",
                judgement.signposts.home + other.place,
            ]
        }
        if judgement.squares.isDoubtful {
            return [
                "Next: look at \(test) once more. It is red on our solution, too: is what it expects"
                    + " right?"
            ] + place(failure)
        }
        return ["Next: make \(test) pass."] + place(failure)
    }

    private func toStop(_ verdict: Verdict) -> [String] {
        let crash = place(judgement.squares.yourTestsOnYourCode.crash).first
        return [
            "Next: find out why it \(verdict.summary).", crash ?? place(ofTest: verdict.running),
        ]
    }
}

// MARK: - The rules of the kind

extension AdviceText {
    private var toSeeTheBug: [String] {
        [
            "Next: write the test that is red because of the bug. "
                + "Your tests are green on the code as you got it.", tests,
        ]
    }

    private func toPutBack(_ words: String, _ place: String) -> [String] {
        ["Next: put " + words, place, startAgain]
    }

    private func toDependLess(_ circumstance: Circumstance, _ failure: Failure?) -> [String] {
        [
            "Next: “\(failure?.test ?? "a test")” is green here, and red"
                + " \(circumstance.question)",
            failure?.message.lines.first ?? "",
        ] + (circumstance == .order ? [place(ofTest: failure?.test)] : place(failure))
    }

    private func toReach(_ mark: Mark) -> [String] {
        [
            "Next: the tests are green, so " + mark.advice,
            mark.place.map { judgement.signposts.home + $0 } ?? sources,
        ]
    }

    private func toBringBack(_ now: Int, _ before: Int) -> [String] {
        [
            "Next: no test may be lost by a new name. There were \(before);"
                + " now \(now == 1 ? "1 passes" : "\(now) pass").", tests,
        ]
    }

    private func toRename(_ name: String, _ others: Int) -> [String] {
        let rest =
            switch others {
            case 0: "."
            case 1: ", and so has 1 other."
            default: ", and so have \(others) others."
            }
        return [
            "Next: say in its name what the test promises. `\(name)` still has its old name" + rest,
            place(ofTest: name),
        ]
    }

    private func toSayMore(_ name: String) -> [String] {
        [
            "Next: `\(name)` is a new name, and it does not say yet what happens, and when."
                + " Make a sentence of it.",
            place(ofTest: name),
        ]
    }

    private func toDelete(_ count: Int, _ all: Int) -> [String] {
        [
            "Next: \(count) of the \(all) tests "
                + (count == 1 ? "notices" : "notice")
                + " nothing that the others do not. Delete \(count == 1 ? "it" : "them").",
            tests,
        ]
    }
}

// MARK: - Our solution, our tests and the faulty versions

extension AdviceText {
    private func toUseGivenNames(_ failure: Failure?) -> [String] {
        [
            "Next: use only the names that README.md gives, so that your tests fit our code"
                + " and ours fit yours. \(failure?.message ?? "")"
        ] + place(failure)
    }

    private func toTestTheInterface(_ failure: Failure?) -> [String] {
        [
            "Next: write tests that use nothing but the function on the page into the file that was"
                + " given: it runs on our code, too. Tests of types of your own go into files"
                + " beside it. \(failure?.message ?? "")"
        ] + (failure == nil ? [tests] : place(failure))
    }

    private func toAskForLess(_ failure: Failure?) -> [String] {
        [
            "Next: “\(failure?.test ?? "a test of yours")” asks for something that the task"
                + " does not: our solution fails it."
        ] + place(failure)
    }

    private func toThinkOf(_ failure: Failure?) -> [String] {
        [
            "Next: your code does not yet do what "
                + (failure?.test.map { "our test “\($0)” asks. Write that test yourself" }
                    ?? "our tests ask. Write one more test yourself")
                + ", then make it pass.",
            failure?.message.lines.first ?? "",
        ]
    }

    private func toNotice(_ complaint: String, _ others: Int) -> [String] {
        if let noticeAgain { return noticeAgain }
        if let empty = judgement.signposts.emptyTest {
            return [
                "Next: “\(empty)” asserts nothing yet. What does it promise? Write that down.",
                place(ofTest: empty),
            ]
        }
        return [
            "Next: think of a test that would notice "
                + (others == 0 ? "it." : "the first of these \(others + 1).")
                + " Imagine code with that fault: “\(complaint)”.",
            tests, "Help: \(kata("hint \(judgement.exercise)"))",
        ]
    }

    /// How to notice again what was noticed; nil where nothing is lost.
    private var noticeAgain: [String]? {
        guard let loss = judgement.loss, let fault = loss.fault, let test = fault.test else {
            return nil
        }
        let isThere = judgement.signposts.place(ofTest: test) != nil
        let isRunning = !loss.changes.contains { $0.name == test && $0.kind == .notRunning }
        return [
            "Next: “\(test)” noticed “\(fault.name)”. "
                + (!isThere
                    ? "Write it again, or one that does."
                    : isRunning ? "Make it notice that again." : "Enable it again."),
            place(ofTest: test), "Help: \(kata("hint \(judgement.exercise)"))",
        ]
    }

    private func toComeToAResult(_ place: Squares.Place, _ verdict: Verdict) -> [String] {
        guard case .flaky(let names) = verdict else {
            return [
                "Next: make your tests come to a result \(words(for: place)). There it"
                    + " \(verdict.summary). Is there a loop in a test, or something that differs from"
                    + " run to run?", tests,
            ]
        }
        let isOurs = place == .ourTests
        return [
            "Next: " + (isOurs ? "our test " : "") + (names.first.map { "“\($0)”" } ?? "a test")
                + " is red once and green once, \(words(for: place)). What differs from run to run:"
                + " an order, chance, the clock? "
                + (isOurs
                    ? "Make your code do the same each time."
                    : "Make it come to the same each time."),
            isOurs ? sources : self.place(ofTest: names.first),
        ]
    }

    private func words(for place: Squares.Place) -> String {
        switch place {
        case .yourCode, .ourTests: "on your code"
        case .ourCode: "on our solution"
        case .starter: "on the code as you got it"
        case .fault(let complaint): "where this is wrong: “\(complaint)”"
        }
    }
}

// MARK: - Done

extension AdviceText {
    private var praise: [String] {
        let empty = judgement.signposts.emptyTest.map {
            "“\($0)” asserts nothing: fill it in, or delete it."
        }
        let other =
            judgement.signposts.isPart
            ? "And in your own code, what do they miss? \(kata("mutate \(judgement.exercise)"))"
            : "Compare with ours: \(kata("solution \(judgement.exercise)"))"
        return [done + " Well done!"] + [empty, other, sequel].compactMap(\.self)
    }

    private var done: String {
        if judgement.squares.naming != nil {
            return
                "Done. The tests have new names, and they notice every faulty version. Whether they"
                + " are good names, only a reader can say."
        }
        if judgement.squares.mostTests != nil {
            return "Done. There are fewer tests, and they notice every faulty version."
        }
        return judgement.squares.kind == .refactor
            ? "Done. The code has come to its goal, and it does what it did."
            : "Done. Your code, our solution and every faulty version: your tests tell them apart."
    }

    private var sequel: String {
        switch judgement.signposts.sequel {
        case .exercise(let name, let home): "Next: the exercise \(name): \(home)README.md"
        case .chapter(let title, let number): "Next: chapter \(title): \(kata("follow \(number)"))"
        case .begunChapter(let title): "Next: back to chapter \(title): \(kata(""))"
        case .part(let name, let number, let count):
            "Next: part \(number) of \(count): \(kata("next \(name)"))"
        case .end: "It was the last exercise. What is left of the course: \(kata("list"))"
        }
    }
}

// MARK: - Places

extension AdviceText {
    private var startAgain: String {
        "Or begin again, with a backup of what you have: \(kata("reset \(judgement.exercise)"))"
    }

    private var tests: String { judgement.signposts.endOfTests }

    private func place(ofTest name: String?) -> String {
        judgement.signposts.place(ofTest: name) ?? tests
    }

    private var sources: String { judgement.signposts.home + "Sources/" }

    private func place(_ failure: Failure?) -> [String] {
        guard let failure, let file = failure.file else { return [] }
        return ["\(file):\(failure.line ?? 1)"] + [failure.advice].compactMap(\.self)
    }
}

extension Circumstance {
    /// Where a test is red, and what to ask about it.
    var question: String {
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
