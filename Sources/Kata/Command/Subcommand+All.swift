extension Subcommand {
    /// All commands, in the order of the overview.
    static let all = [
        home, list, follow, compare, check, watch, log, ask, hint, next, solution, reset, back,
        handIn,
        mutate, duel, ready, pages, room, grade, verify, help,
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
}
