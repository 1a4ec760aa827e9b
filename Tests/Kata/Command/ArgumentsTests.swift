import Testing

@testable import kata

struct ArgumentsTests {
    @Test(arguments: [
        Row([], .home),
        Row(["list"], .list(kind: nil, asJSON: false)),
        Row(["list", "--json"], .list(kind: nil, asJSON: true)),
        Row(["list", "fix", "the", "bug"], .list(kind: "fix the bug", asJSON: false)),
        Row(["--version"], .version),
        Row(["help"], .help(nil)),
        Row(["help", "check"], .help("check")),
        Row(["--help"], .help(nil)),
        Row(["-h"], .help(nil)),
        Row(["check", "--help"], .help("check")),
        Row(["check", "Filename", "--frob", "-h", "extra", "--seconds"], .help("check")),
        Row(["help", "--help"], .help("help")),
        Row(["follow", "4"], .follow(Place(chapter: 4, step: 0))),
        Row(["follow", "4.17"], .follow(Place(chapter: 4, step: 17))),
        Row(["compare"], .compare(nil, showsWords: false)),
        Row(
            ["compare", "4.7", "--words"],
            .compare(Place(chapter: 4, step: 7), showsWords: true)),
        Row(["check"], .check(nil, .init())),
        Row(["check", "Filename"], .check("Filename", .init())),
        Row(["check", "--strict", "--json"], .check(nil, .init(isStrict: true, asJSON: true))),
        Row(["watch"], .watch(nil, .init())),
        Row(
            ["watch", "Filename", "--poll", "--quiet", "--once", "--json"],
            .watch("Filename", .init(polls: true, isQuiet: true, isOnce: true, asJSON: true))),
        Row(["log"], .log(nil, asJSON: false)),
        Row(["log", "Filename", "--json"], .log("Filename", asJSON: true)),
        Row(["hint", "Filename"], .hint("Filename")),
        Row(["solution", "Filename"], .solution("Filename", evenIfNotDone: false)),
        Row(["solution", "--show", "Filename"], .solution("Filename", evenIfNotDone: true)),
        Row(["reset", "Filename"], .reset("Filename")),
        Row(["next"], .next(nil)),
        Row(["next", "Bowling"], .next("Bowling")),
        Row(["mutate", "Filename"], .mutate("Filename", .init())),
        Row(["mutate", "Filename", "--solution"], .mutate("Filename", .init(ofSolution: true))),
        Row(["verify"], .verify(nil, asJSON: false)),
        Row(["verify", "4", "--json"], .verify("4", asJSON: true)),
    ])
    func `words ask for`(_ row: Row) throws {
        let arguments = try Arguments(row.words)

        #expect(arguments == Arguments(request: row.request))
    }

    struct Row: CustomTestStringConvertible {
        var words: [String]
        var request: Request

        init(_ words: [String], _ request: Request) {
            self.words = words
            self.request = request
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    @Test func `limits are set in seconds, megabytes and kilobytes`() throws {
        let arguments = try Arguments(
            ["check", "--seconds", "2.5", "--memory", "300", "Filename", "--output", "40"])

        #expect(arguments.request == .check("Filename", .init()))
        #expect(arguments.limits.seconds == 2.5)
        #expect(arguments.limits.work == 2)
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

    @Test(arguments: [
        Mistake(
            ["check", "--confine", "cage"], "there is no confinement cage",
            "Write one of: swift run kata check --confine unshare, or swift run kata check"
                + " --confine none"),
        Mistake(
            ["list", "--state"], "--state needs the name of a folder",
            "For example: swift run kata list --state FOLDER"),
        Mistake(["chek"], "there is no command chek", "Did you mean: swift run kata check"),
        Mistake(["xyzzyx"], "there is no command xyzzyx", "All commands: swift run kata help"),
        Mistake(["4.7"], "there is no command 4.7", "Did you mean: swift run kata follow 4.7"),
        Mistake(
            ["Filename"], "there is no command Filename",
            "Did you mean: swift run kata check Filename, or swift run kata watch Filename"),
        Mistake(
            ["filname", "--json"], "there is no command filname",
            "Did you mean: swift run kata check Filename, or swift run kata watch Filename"),
        Mistake(
            ["chek", "--help"], "there is no command chek", "Did you mean: swift run kata check"),
        Mistake(
            ["help", "chek"], "there is no command chek", "Did you mean: swift run kata check"),
        Mistake(
            ["check", "--zebra"], "check knows no option --zebra", "See: swift run kata help check"),
        Mistake(
            ["check", "--strickt"], "check knows no option --strickt",
            "Did you mean: swift run kata check --strict"),
        Mistake(
            ["list", "--strict"], "list knows no option --strict",
            "It belongs to: swift run kata check --strict"),
        Mistake(
            ["--json"], "kata alone knows no option --json",
            "It belongs to: swift run kata list --json"),
        Mistake(
            ["check", "--version"], "check knows no option --version",
            "See: swift run kata help check"),
        Mistake(["check", "A", "B"], "“B” is one word too many", "See: swift run kata help check"),
        Mistake(["ready", "all"], "“all” is one word too many", "See: swift run kata help ready"),
        Mistake(
            ["watch", "--json"], "--json is for a single run",
            "For example: swift run kata watch --once --json"),
        Mistake(["follow"], "follow which chapter?", "For example: swift run kata follow 1"),
        Mistake(["follow", "four"], "“four” is no chapter or step", Self.placeRemedy),
        Mistake(["compare", "four"], "“four” is no chapter or step", Self.placeRemedy),
        Mistake(["follow", "4."], "“4.” is no chapter or step", Self.placeRemedy),
        Mistake(["follow", "4.1.2"], "“4.1.2” is no chapter or step", Self.placeRemedy),
        Mistake(["reset"], "reset which exercise?", "For example: swift run kata reset Filename"),
        Mistake(
            ["solution"], "solution of which exercise?",
            "For example: swift run kata solution Filename"),
        Mistake(["check", "--seconds"], Self.number, Self.numberRemedy),
        Mistake(["check", "--seconds", "-1"], Self.number, Self.numberRemedy),
        Mistake(["check", "--seconds", "--json"], Self.number, Self.numberRemedy),
        Mistake(
            ["grade", "a", "--people", "--fresh"], "--people needs the name of a file",
            "For example: swift run kata grade --people FILE"),
        Mistake(["check", "--seconds", "soon"], Self.number, Self.numberRemedy),
        Mistake(["check", "--seconds", "nan"], Self.number, Self.numberRemedy),
    ])
    func `a call that is not understood says what to type`(_ row: Mistake) {
        let error = #expect(throws: UsageError.self) {
            try Arguments(row.words) { ["ReverseText", "Filename"] }
        }

        #expect(error?.text(.swiftRun) == "error: \(row.complaint)\n  \(row.remedy)")
    }

    private static let placeRemedy =
        "Write it like this: swift run kata follow 4, or swift run kata follow 4.7"
    private static let number = "--seconds needs a number greater than 0"
    private static let numberRemedy = "For example: swift run kata check --seconds 30"

    @Test func `what to type is written as it is typed here`() {
        let error = #expect(throws: UsageError.self) { try Arguments(["chek"]) }

        #expect(error?.text(.launcher).hasSuffix("Did you mean: kata check") == true)
    }

    struct Mistake: CustomTestStringConvertible {
        var words: [String]
        var complaint: String
        var remedy: String

        init(_ words: [String], _ complaint: String, _ remedy: String) {
            self.words = words
            self.complaint = complaint
            self.remedy = remedy
        }

        var testDescription: String { words.joined(separator: " ") }
    }
}
