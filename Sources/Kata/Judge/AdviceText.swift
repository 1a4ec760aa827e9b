/// The one thing to do next, in a sentence or two, with file and line where there is one.
struct AdviceText {
    let judgement: Judgement
    let kata: Invocation

    init(_ judgement: Judgement, _ kata: Invocation = .swiftRun) {
        self.kata = kata
        self.judgement = judgement
    }

    var lines: [String] { judgement.signposts.unrun + next }

    private var next: [String] {
        switch judgement.squares.next {
        case .enableATest:
            firstTest
        case .makeItCompile(let failure):
            ["Next: make it compile. \(failure?.message ?? "")"]
                + (failure?.file == nil ? [judgement.signposts.home, startAgain] : place(failure))
        case .makeItPass(let failure):
            toPass(failure)
        case .stopTheCrash(let verdict):
            [
                "Next: find out why it \(verdict.summary).",
                placeOfCrash ?? place(ofTest: verdict.running),
            ]
        case .seeItRedOnTheBug:
            [
                "Next: write the test that is red because of the bug. "
                    + "Your tests are green on the code as you got it.", tests,
            ]
        case .leaveTheTests:
            [
                "Next: put the tests back as they were; in this refactoring only the code changes.",
                judgement.signposts.changedTests ?? tests, startAgain,
            ]
        case .leaveTheBody(let test):
            [
                "Next: put the body of “\(test.name)” back as it was; here only the names are yours.",
                judgement.signposts.home + test.place, startAgain,
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
            ] + (circumstance == .order ? [place(ofTest: failure?.test)] : place(failure))
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
                place(ofTest: name),
            ]
        case .sayMore(let name):
            [
                "Next: `\(name)` is a new name, and it does not say yet what happens, and when."
                    + " Make a sentence of it.",
                place(ofTest: name),
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
        case .testTheInterface(let failure):
            [
                "Next: write tests that use nothing but the function on the page into the file that was"
                    + " given: it runs on our code, too. Tests of types of your own go into files"
                    + " beside it. \(failure?.message ?? "")"
            ] + (failure == nil ? [tests] : place(failure))
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
        case .catchTheMutant where noticeAgain != nil:
            noticeAgain ?? []
        case .catchTheMutant where judgement.signposts.emptyTest != nil:
            [
                "Next: “\(judgement.signposts.emptyTest ?? "")” asserts nothing yet. What does it"
                    + " promise? Write that down.",
                place(ofTest: judgement.signposts.emptyTest),
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
                place == .ourTests ? sources : self.place(ofTest: names.first),
            ]
        case .comeToAResult(let place, let verdict):
            [
                "Next: make your tests come to a result \(words(for: place)). There it"
                    + " \(verdict.summary). Is there a loop in a test, or something that differs from"
                    + " run to run?", tests,
            ]
        case .celebrate where judgement.signposts.isPart:
            praise + [
                "And in your own code, what do they miss? \(kata("mutate \(judgement.exercise)"))",
                sequel,
            ]
        case .celebrate:
            praise + ["Compare with ours: \(kata("solution \(judgement.exercise)"))", sequel]
        }
    }

    private var praise: [String] {
        [done + " Well done!"]
            + (judgement.signposts.emptyTest.map {
                ["“\($0)” asserts nothing: fill it in, or delete it."]
            } ?? [])
    }
}
