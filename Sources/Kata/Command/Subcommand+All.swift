extension Subcommand {
    /// All commands, in the order of the overview.
    static let all = [
        home, list, follow, compare, check, watch, log, ask, hint, next, solution, reset, back,
        handIn, mutate, duel, ready, pages, room, grade, verify, help,
    ]

    private static let home = Subcommand(
        name: "home", summary: "where you are, and the one next command",
        details: "Without a command, kata says where you are and what to do next."
    ) { _ in .home }

    private static let list = Subcommand(
        name: "list", argument: .optional("KIND"), others: "", options: [.json],
        summary: "chapters and exercises, and how far you are",
        details: """
            Each chapter with its exercises: not begun, started, done; of which kind, and how long.
            With words of a kind, only such exercises. With --json the chapters are an
            array; each has a number, name, title, path, its steps, the lasting one (the last whose
            work stays), the one reached by typing, the one that follow laidOut last, its state
            (notBegun, begun or done), and its exercises, each with name, path, state and label.
            """,
        examples: ["list": "", "list refactor": "", "list fix the bug": ""]
    ) { call in
        let words = [call.argument].compactMap(\.self) + call.others
        return .list(
            kind: words.isEmpty ? nil : words.joined(separator: " "), asJSON: call.has(.json))
    }

    private static let follow = Subcommand(
        name: "follow", argument: .needed("4 | 4.7", example: "1", question: "which chapter"),
        summary: "Practice/ at that place of a chapter",
        details: """
            Makes Practice/ an ordinary package in exactly the state before chapter 4, or after
            step 4.7. What was there is moved to a backup, and `back` gets it back; what a program
            has written there, such as a list, stays as well. Whoever has typed in chapter 4 before
            finds their own files; 4.0 is the beginning all the same.
            """,
        examples: ["follow 1": "begin", "follow 3.12": "catch up with the group"]
    ) { .follow(try Call.place($0.neededArgument())) }

    private static let compare = Subcommand(
        name: "compare", argument: .optional("4.7"), options: [.words],
        summary: "how Practice/ differs from the chapter",
        details: """
            Shows how your Practice/ differs from the chapter, at the step given or else at the one
            where you are: first in what it does, then in which files its words are others, which is
            fine. With --words every line that differs.
            """,
        examples: ["compare": "", "compare 4.7 --words": "line by line"]
    ) { .compare(try $0.argument.map(Call.place), showsWords: $0.has(.words)) }

    private static let check = Subcommand(
        name: "check", argument: .optional("NAME | 4 | 4.7"),
        options: [.strict, .fresh] + Option.limits + [.json],
        summary: "judges your code, and your tests",
        details: """
            Four squares: your tests and ours, on your code, on our solution and on faulty
            versions of it. Good tests pass on both and notice every fault. Before it says that
            you are done, what decides runs again, 22 times where that costs little: tests that are
            red once and green once are named. What your tests noticed before, and do not
            any more, comes first. With a chapter's number, or a step's: your Practice/
            beside the chapter, by what it does and not by its words. Without a name: the chapter
            if that is what you work on, or else every exercise that you have started. Exit code 0
            when done, 1 when not yet.
            With --json the judgements are an array: each has the exercise, whether it is done,
            what to do next, a verdict for each square, the faulty versions, and what the tests
            notice less than they did.
            """,
        examples: ["check Filename": "", "check 4": "the chapter in Practice/"]
    ) { call in
        .check(
            call.argument,
            Check.Options(
                isStrict: call.has(.strict), isFresh: call.has(.fresh), asJSON: call.has(.json)))
    }

    private static let watch = Subcommand(
        name: "watch", argument: .optional("NAME | 4"),
        options: [.quiet, .poll, .once, .room, .name] + Option.limits + [.json],
        summary: "a light that turns with each save",
        details: """
            Compiles and runs the tests whenever you save: what you work on, or the exercise
            or chapter that you name. Keys: h hint, c check, p predict, n next, b back, l list, q quit.
            With --room your light is on the board of a room, under a name that you choose: where
            you are, the colour, for how long. No code, no names of files or tests. Keys there:
            a ask for help, x leave, e go where everybody is called.
            """,
        examples: [
            "watch": "", "watch Filename --quiet": "", "watch 4": "",
            "watch --room 192.168.1.7:7357/blue-otter-47": "",
        ]
    ) { call in
        let options = Watch.Options(
            polls: call.has(.poll), isQuiet: call.has(.quiet), isOnce: call.has(.once),
            asJSON: call.has(.json), room: call.value(.room), name: call.value(.name))
        if options.isOnce, options.room != nil {
            throw UsageError(
                "--room is for a watch that goes on", "For example:",
                "watch --room 192.168.1.7:7357/blue-otter-47")
        }
        if options.asJSON, !options.isOnce {
            throw UsageError("--json is for a single run", "For example:", "watch --once --json")
        }
        return .watch(call.argument, options)
    }

    private static let log = Subcommand(
        name: "log", argument: .optional("NAME | 4"), options: [.json],
        summary: "the story of an exercise: its cycles",
        details: """
            What the watcher has seen of an exercise or a chapter: each save as a light in the order
            of time, cycles from red to green, tests seen red, predictions. Without a name: what you
            work on.
            """,
        examples: ["log Filename": "", "log 4 --json": ""]
    ) { .log($0.argument, asJSON: $0.has(.json)) }

    private static let ask = Subcommand(
        name: "ask", argument: .optional("4"), summary: "three questions about a chapter",
        details: """
            Three questions, each with its answer and the reasons. Without a number: about the
            chapters that you have finished. What you missed comes again after a day, then after
            three and seven. All of them stand in Chapters/Questions.md.
            """,
        examples: ["ask": "", "ask 4": ""]
    ) { call in
        guard let text = call.argument else { return .ask(nil) }
        guard let chapter = Int(text) else {
            throw UsageError("“\(text)” is no chapter", "Write it like this:", "ask 4")
        }
        return .ask(chapter)
    }

    private static let hint = Subcommand(
        name: "hint", argument: .optional("NAME"), summary: "one more hint each time, up to three",
        details: "From a question to nearly the answer. Without a name: for what you work on.",
        examples: ["hint Filename": ""]
    ) { .hint($0.argument) }

    private static let next = Subcommand(
        name: "next", argument: .optional("NAME"), options: Option.limits,
        summary: "the next part of a kata, when this one is done",
        details: """
            A kata comes in parts. When `check` is content with the one you have, this hands out the
            next: a page beside that of the exercise. What you wrote stays as it is. Exit code 0 when
            there is a new part, or none is left; 1 when this one is not done yet.
            """,
        examples: ["next Bowling": ""]
    ) { .next($0.argument) }

    private static let solution = Subcommand(
        name: "solution",
        argument: .needed("NAME", example: "Filename", question: "of which exercise"),
        options: [.show], summary: "the worked solution, when you are done",
        details: "How we solved the exercise, step by step.",
        examples: ["solution Filename": "", "solution Filename --show": ""]
    ) { .solution(try $0.neededArgument(), evenIfNotDone: $0.has(.show)) }

    private static let reset = Subcommand(
        name: "reset", argument: .needed("NAME", example: "Filename", question: "which exercise"),
        summary: "the starter again, yours goes to a backup",
        details: """
            Gives you an exercise as you first got it. What you had is moved to a backup, and `back`
            gets it back. With the name of a stage: what you have typed into the course's own files
            is moved into Practice/.
            """,
        examples: ["reset Filename": ""]
    ) { .reset(try $0.neededArgument()) }

    private static let back = Subcommand(
        name: "back", argument: .optional("2"),
        summary: "what was moved to a backup, and back again",
        details: """
            Lists what follow and reset have moved to a backup, the newest first: when it was, and
            which exercise, or which step of which chapter. With a number, that one is put back; what
            is there now goes to a backup first.
            """,
        examples: ["back": "the list", "back 1": "the newest"]
    ) { .back(try $0.argument.map(Call.number)) }

    private static let ready = Subcommand(
        name: "ready", summary: "whether this machine has what the course needs",
        details: """
            For the day before: Swift and its two test frameworks, the build, disk, memory, letters,
            and what keeps the code of others away from yours. Nothing is loaded from a network.
            Exit code 0 when ready, 1 when not yet.
            """
    ) { _ in .ready }

    private static let help = Subcommand(
        name: "help", argument: .optional("COMMAND"), summary: "this",
        details: """
            What there is to type. So does --help behind any command; `kata --version` tells which
            companion and which Swift this is.
            """,
        examples: ["help check": "", "check --help": ""]
    ) { .help(try $0.argument.map { try Subcommand.called($0).name }) }

    private static let handIn = Subcommand(
        name: "hand-in", others: "NAME",
        options: [.person, .asFolder, .asPatch, .chapter, .log],
        summary: "packs what you have begun, to be handed in",
        details: """
            Makes one small archive, Hand-in/ADA.tar.gz, of the exercises that are named, or of all
            that you have begun: their Sources and Tests, and nothing else. It lists what is in it.
            --name is not needed where you have told a board what you are called. Nothing is sent,
            and your own files stay as they are. To undo it, delete it.
            """,
        examples: [
            "hand-in --name ADA": "", "hand-in Filename PasswordRule --name ADA": "",
            "hand-in --name ADA --patch": "",
        ]
    ) { call in
        if call.has(.asFolder), call.has(.asPatch) {
            throw UsageError("--folder and --patch are two forms", "Take one:", "hand-in --patch")
        }
        return .handIn(
            call.others,
            PackWork.Options(
                name: call.value(.person),
                form: call.has(.asFolder) ? .folder : call.has(.asPatch) ? .patch : .archive,
                hasChapter: call.has(.chapter), hasLog: call.has(.log)))
    }
}

/// The commands of the person in front.
extension Subcommand {
    private static let pages = Subcommand(
        name: "pages", options: [.into, .base, .archive, .port],
        summary: "the course in a browser",
        details: """
            Chapters, exercises, guide and stages as pages, made by the toolchain's docc: beside your
            editor, or on a projector. Each step stands in the side bar, new lines stand out, and what
            is your turn hides our version behind a tab. The chapter that you follow marks the step
            that comes next, as you type. The pages are served to this machine alone; Ctrl-C ends it.
            With --into they are written into a folder, to be put on any web server at the top of its
            address, or at --base; with --archive for Xcode's documentation window.
            """,
        examples: [
            "pages": "", "pages --into site --base kata": "",
            "pages --archive TDDKata.doccarchive": "",
        ]
    ) { call in
        if call.has(.base), !call.has(.into) {
            throw UsageError(
                "--base is for pages in a folder", "For example:", "pages --into site --base kata")
        }
        return .pages(
            Pages.Options(
                into: call.value(.into), archive: call.value(.archive), base: call.value(.base),
                port: try call.count(.port)))
    }

    private static let room = Subcommand(
        name: "room", options: [.port, .word, .perMachine],
        summary: "a board of everybody's lights, while they work",
        details: """
            A page in your browser shows who is where, red or green, for how long, and who asks for
            help; a projector and your phone can show it, too. Others join by what is said here:
            watch --room and an address. Type a step such as 3.12, or an exercise, and Enter, here
            or on the page: each watcher offers to go there with one key. q and Enter closes.
            Only machines of the local network can join, with the code word, and only who has the
            page's code can see it. Nothing is kept when the room is closed.
            """,
        examples: [
            "room": "", "room --word blue-otter-47": "the same address as before",
        ]
    ) { call in
        .room(
            Room.Options(
                port: try call.count(.port), word: call.value(.word),
                perMachine: try call.count(.perMachine)))
    }

    private static let grade = Subcommand(
        name: "grade",
        argument: .needed("FOLDER", example: "submissions", question: "which folder"),
        others: "NAME",
        options: [.into, .people, .fresh, .unconfined] + Option.limits,
        summary: "judges what a whole room hands in",
        details: """
            FOLDER has a folder or an archive (.zip, .tar.gz) for each person, called as the person
            is, or what Moodle or a classroom makes of it. Only the files of the exercises count:
            those named, or all that anybody has begun. What is found and not understood is ?. Each
            run is confined with no network. Interrupted, it goes on where it stopped when it is
            called again. The results are beside FOLDER, in FOLDER-grades, for print and for
            programs: grades.html, grades.csv, grades.json; in people/ a page for each person. What
            you write in comments/NAME.md there is put on the person's page.
            """,
        examples: [
            "grade submissions": "", "grade submissions Filename Teaser": "",
            "grade submissions --people roster.csv": "",
        ]
    ) { call in
        .grade(
            try call.neededArgument(), call.others,
            GradeAll.Options(
                into: call.value(.into), people: call.value(.people), isFresh: call.has(.fresh),
                isUnconfined: call.has(.unconfined)))
    }
}

/// The commands that say what tests are worth: they run them on faulty code.
extension Subcommand {
    private static let mutate = Subcommand(
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

    private static let duel = Subcommand(
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

    private static let verify = Subcommand(
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
            A step has 12 new lines in the median and 30 at most (or a text that asks to copy it),
            a third of the steps are “your turn”, and there is a 🔵 for every four 🟢. A chapter's
            head promises the minutes that it takes: “About 60 minutes”. One of them is 170 words, 4
            lines to type, 12 to copy, 3 runs, or a turn of the reader's. After 90 at most it names
            a break: “A good place for a break is after 8.15.”
            """,
        examples: [
            "verify": "", "verify 4": "", "verify CashRegister": "", "verify Filename --json": "",
        ]
    ) { .verify($0.argument, asJSON: $0.has(.json)) }
}
