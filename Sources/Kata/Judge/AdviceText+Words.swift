/// Parts of advice that several of its sentences share.
extension AdviceText {
    /// What is to be changed: the test, where the code was given and is as it was.
    func toPass(_ failure: Failure?) -> [String] {
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

    var done: String {
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

    func words(for place: Squares.Place) -> String {
        switch place {
        case .yourCode, .ourTests: "on your code"
        case .ourCode: "on our solution"
        case .starter: "on the code as you got it"
        case .fault(let complaint): "where this is wrong: “\(complaint)”"
        }
    }

    /// How to notice again what was noticed; nil where nothing is lost.
    var noticeAgain: [String]? {
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

    var startAgain: String {
        "Or begin again, with a backup of what you have: \(kata("reset \(judgement.exercise)"))"
    }

    var tests: String { judgement.signposts.endOfTests }

    func place(ofTest name: String?) -> String {
        judgement.signposts.place(ofTest: name) ?? tests
    }

    var sources: String { judgement.signposts.home + "Sources/" }

    var sequel: String {
        switch judgement.signposts.sequel {
        case .exercise(let name, let home): "Next: the exercise \(name): \(home)README.md"
        case .chapter(let title, let number): "Next: chapter \(title): \(kata("follow \(number)"))"
        case .begunChapter(let title): "Next: back to chapter \(title): \(kata(""))"
        case .part(let name, let number, let count):
            "Next: part \(number) of \(count): \(kata("next \(name)"))"
        case .end: "It was the last exercise. What is left of the course: \(kata("list"))"
        }
    }

    /// What to do where no test ran: enable the first of the list, or write it.
    var firstTest: [String] {
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

    var placeOfCrash: String? {
        place(judgement.squares.yourTestsOnYourCode.crash).first
    }

    func place(_ failure: Failure?) -> [String] {
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
