/// The commands that say what tests are worth: they run them on faulty code.
extension Subcommand {
    static let mutate = Subcommand(
        name: "mutate",
        argument: .needed("NAME", example: "Filename", question: "which code"),
        options: [.waive, .reason, .solution, .target, .file] + Option.limits + [.json],
        summary: "faults made by the machine: what your tests miss",
        details: """
            Makes one fault after the other in the code of an exercise, of a stage such as Store,
            or of Practice/, and runs its tests on each. A good test notices: it fails. Says which
            faults no test notices: the line as it is, as it was made, and the question that a test
            would answer. What does not compile is not counted, nor what changes nothing. Exit code
            0 when each fault is noticed or waved through with a reason of at least five words, 1
            when not yet. Reasons stand in Waived.md; those of --solution in Solution.waived.md.

            NAME may be the folder of a package of your own, with --target: its tests have to be
            green. It is copied, and nothing is written into it. Stopped, it goes on from there.
            """,
        examples: [
            "mutate Filename": "your code, your tests", "mutate Practice": "",
            "mutate Filename --waive 2 --reason WHY": "in five words or more",
            "mutate Filename --solution": "our code, our tests",
            "mutate ../MyApp --target Model --file Price.swift": "a package of your own",
        ]
    ) { call in
        .mutate(
            try call.neededArgument(),
            Mutate.Options(
                ofSolution: call.has(.solution), asJSON: call.has(.json),
                waive: try call.count(.waive), reason: call.value(.reason),
                target: call.value(.target), file: call.value(.file)))
    }

    static let duel = Subcommand(
        name: "duel",
        argument: .needed("attack", example: "attack Filename", question: "attack or score"),
        others: "NAME",
        options: [.tests, .code, .proof, .attacker, .defender] + Option.limits,
        summary: "your faulty version against another's tests",
        details: """
            Two people, one exercise. You write a fault into a copy of your code, which the first
            `duel attack NAME` makes in Duel/NAME. It counts if our tests fail on it, or a test of
            yours that passes on our solution. The point is yours if the other's tests pass on it, and
            theirs if not. Each round is a file in Duel/NAME that holds all of it; `duel score NAME`
            runs what is in the files again and counts. Whoever gives a point up writes “- Given up
            by:” and the attacker's name below the other lines.
            """,
        examples: [
            "duel attack Filename --tests ../ben --attacker Anna --defender Ben": "",
            "duel score Filename": "",
        ]
    ) { call in
        let words = try call.neededArgument().split(separator: " ").map(String.init) + call.others
        let example = "duel attack Filename --tests ../ben/FilenameTests.swift"
        switch words.first {
        case "score" where words.count == 2: return .duel(.score(words[1]))
        case "attack" where words.count == 2:
            let attack = Duel.Attack(
                tests: call.value(.tests), code: call.value(.code), proof: call.value(.proof),
                attacker: call.value(.attacker), defender: call.value(.defender))
            return .duel(.attack(words[1], attack))
        default:
            throw UsageError(
                "duel attack or score, and of which exercise?", "For example:", example,
                "duel score Filename")
        }
    }

    static let verify = Subcommand(
        name: "verify", argument: .optional("4 | NAME"), options: Option.limits + [.json],
        summary: "proves the course itself",
        details: """
            For authors: replays chapters, solutions, mutants and starters, and compares with
            what the text says. NAME is an exercise, or a stage whose mutants stand in
            Chapters/Faults/NAME.mutants.md; `pages` stands for links, commands and samples alone,
            `faults` for the faults that the machine makes, and `course` for all else.
            Of the faults that `mutate` makes in a solution, or in a stage with
            Chapters/Faults/NAME.waived.md, our tests notice at least 95 of a hundred that can be
            noticed, and each other one has a reason.
            What the sign of a step claims:

              🔴  it does not compile, or exactly the tests that it names fail
              🟢  every test passes, and none is lost
              🔵  as green; the tests or the code changed, not both
              ⚫  sabotage: the tests that it names fail; undone before the next step
              ⚪  a hole: sabotage that no test notices; undone, and closed by a later step

            A 🔴 brings one new test, or says how many (“two tests”), and a 🟢 follows. A 🟢 without
            a 🔴 brings a test that passes “at once”, or one that is “skipped”. A console block
            shows why a test fails. Each test fails at some step, by more than the compiler.
            A step has 12 new lines in the median and 30 at most (or the word “copy”), a third of
            the steps are “your turn”, and there is a 🔵 for every four 🟢. A chapter's head promises
            the minutes that it takes: “About 60 minutes”. One of them is 170 words, 4 lines to type,
            12 to copy, 3 runs, or a turn of the reader's. After 90 at most it names a break: “A good
            place for a break is after 8.15.”
            """,
        examples: [
            "verify": "", "verify 4": "", "verify CashRegister": "", "verify Filename --json": "",
        ]
    ) { .verify($0.argument, asJSON: $0.has(.json)) }
}
