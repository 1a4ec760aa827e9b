import Testing

@testable import kata

struct ArgumentsTests {
    @Test(
        arguments: [
            ("", .home),
            ("list", .list(kind: nil, asJSON: false)),
            ("list --json", .list(kind: nil, asJSON: true)),
            ("list fix the bug", .list(kind: "fix the bug", asJSON: false)),
            ("--version", .version),
            ("help", .help(nil)),
            ("help check", .help("check")),
            ("--help", .help(nil)),
            ("-h", .help(nil)),
            ("check --help", .help("check")),
            ("check Filename --frob -h extra --seconds", .help("check")),
            ("help --help", .help("help")),
            ("follow 4", .follow(Place(chapter: 4, step: 0))),
            ("follow 4.17", .follow(Place(chapter: 4, step: 17))),
            ("compare", .compare(nil, showsWords: false)),
            ("compare 4.7 --words", .compare(Place(chapter: 4, step: 7), showsWords: true)),
            ("check", .check(nil, .init())),
            ("check Filename", .check("Filename", .init())),
            ("check --strict --json", .check(nil, .init(isStrict: true, asJSON: true))),
            ("watch", .watch(nil, .init())),
            (
                "watch Filename --poll --quiet --once --json",
                .watch("Filename", .init(polls: true, isQuiet: true, isOnce: true, asJSON: true))
            ),
            ("log", .log(nil, asJSON: false)),
            ("log Filename --json", .log("Filename", asJSON: true)),
            ("hint Filename", .hint("Filename")),
            ("solution Filename", .solution("Filename", evenIfNotDone: false)),
            ("solution --show Filename", .solution("Filename", evenIfNotDone: true)),
            ("reset Filename", .reset("Filename")),
            ("next", .next(nil)),
            ("next Bowling", .next("Bowling")),
            ("mutate Filename", .mutate("Filename", .init())),
            ("mutate Filename --solution", .mutate("Filename", .init(ofSolution: true))),
            ("verify", .verify(nil, asJSON: false)),
            ("verify 4 --json", .verify("4", asJSON: true)),
        ] as [(String, Request)])
    func `words ask for`(_ words: String, _ request: Request) throws {
        #expect(try Arguments(words.words) == Arguments(request: request))
    }

    @Test func `limits are set in seconds, megabytes and kilobytes`() throws {
        let arguments = try Arguments(
            ["check", "--seconds", "2.5", "--memory", "300", "Filename", "--output", "40"])

        #expect(arguments.request == .check("Filename", .init()))
        #expect(arguments.limits.seconds == 2.5)
        #expect(arguments.limits.core == 2)
        #expect(arguments.limits.memory == 300_000_000)
        #expect(arguments.limits.output == 40_000)
    }

    @Test func `places and confinement are read`() throws {
        let arguments = try Arguments(
            ["check", "--confine", "none", "--state", "mine", "--cache", "/tmp/work"])

        #expect(arguments.confinement == Confinement(name: "none"))
        #expect(arguments.state == "mine")
        #expect(arguments.cache == "/tmp/work")
    }

    @Test func `every command may keep its state somewhere else`() throws {
        #expect(try Arguments(["--state", "mine"]).state == "mine")
        #expect(try Arguments(["list", "--state", "mine"]).state == "mine")
    }

    @Test(
        arguments: [
            (
                "check --confine cage", "there is no confinement cage",
                "Write one of: kata check --confine unshare, or kata check --confine none"
            ),
            (
                "list --state", "--state needs the name of a folder",
                "For example: kata list --state FOLDER"
            ),
            ("chek", "there is no command chek", "Did you mean: kata check"),
            ("xyzzyx", "there is no command xyzzyx", "All commands: kata help"),
            ("4.7", "there is no command 4.7", "Did you mean: kata follow 4.7"),
            (
                "Filename", "there is no command Filename",
                "Did you mean: kata check Filename, or kata watch Filename"
            ),
            (
                "filname --json", "there is no command filname",
                "Did you mean: kata check Filename, or kata watch Filename"
            ),
            ("chek --help", "there is no command chek", "Did you mean: kata check"),
            ("help chek", "there is no command chek", "Did you mean: kata check"),
            ("check --zebra", "check knows no option --zebra", "See: kata help check"),
            (
                "check --strickt", "check knows no option --strickt",
                "Did you mean: kata check --strict"
            ),
            (
                "list --strict", "list knows no option --strict",
                "It belongs to: kata check --strict"
            ),
            ("--json", "kata alone knows no option --json", "It belongs to: kata list --json"),
            ("check --version", "check knows no option --version", "See: kata help check"),
            ("check A B", "“B” is one word too many", "See: kata help check"),
            ("ready all", "“all” is one word too many", "See: kata help ready"),
            ("watch --json", "--json is for a single run", "For example: kata watch --once --json"),
            ("follow", "follow which chapter?", "For example: kata follow 1"),
            ("follow four", "“four” is no chapter or step", Self.placeRemedy),
            ("compare four", "“four” is no chapter or step", Self.placeRemedy),
            ("follow 4.", "“4.” is no chapter or step", Self.placeRemedy),
            ("follow 4.1.2", "“4.1.2” is no chapter or step", Self.placeRemedy),
            ("reset", "reset which exercise?", "For example: kata reset Filename"),
            ("solution", "solution of which exercise?", "For example: kata solution Filename"),
            ("check --seconds", Self.number, Self.numberRemedy),
            ("check --seconds -1", Self.number, Self.numberRemedy),
            ("check --seconds --json", Self.number, Self.numberRemedy),
            (
                "grade a --people --fresh", "--people needs the name of a file",
                "For example: kata grade --people FILE"
            ),
            ("check --seconds soon", Self.number, Self.numberRemedy),
            ("check --seconds nan", Self.number, Self.numberRemedy),
        ] as [(String, String, String)])
    func `a call that is not understood says what to type`(
        _ words: String, _ complaint: String, _ remedy: String
    ) {
        let error = #expect(throws: UsageError.self) {
            try Arguments(words.words) { ["ReverseText", "Filename"] }
        }

        #expect(error?.text(.launcher) == "error: \(complaint)\n  \(remedy)")
    }

    private static let placeRemedy = "Write it like this: kata follow 4, or kata follow 4.7"
    private static let number = "--seconds needs a number greater than 0"
    private static let numberRemedy = "For example: kata check --seconds 30"
}
