import Lab
import Testing

@testable import kata

struct ArgumentsTests {
    @Test(arguments: [
        Row([], .home),
        Row(["list"], .list),
        Row(["help"], .help(nil)),
        Row(["help", "check"], .help("check")),
        Row(["check", "--help"], .help("check")),
        Row(["follow", "4"], .follow(Place(chapter: 4, step: 0))),
        Row(["follow", "4.17"], .follow(Place(chapter: 4, step: 17))),
        Row(["compare"], .compare(nil)),
        Row(["compare", "4.7"], .compare(Place(chapter: 4, step: 7))),
        Row(["check"], .check(nil, isStrict: false)),
        Row(["check", "Filename"], .check("Filename", isStrict: false)),
        Row(["check", "--strict"], .check(nil, isStrict: true)),
        Row(["watch"], .watch(nil, polls: false, isQuiet: false, isOnce: false)),
        Row(
            ["watch", "Filename", "--poll", "--quiet", "--once"],
            .watch("Filename", polls: true, isQuiet: true, isOnce: true)),
        Row(["log", "Filename", "--json"], .log("Filename", asJSON: true)),
        Row(["bench"], .bench(nil)),
        Row(["hint", "Filename"], .hint("Filename")),
        Row(["solution", "Filename"], .solution("Filename", evenIfNotDone: false)),
        Row(["solution", "--show", "Filename"], .solution("Filename", evenIfNotDone: true)),
        Row(["reset", "Filename"], .reset("Filename")),
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

        #expect(arguments.request == .check("Filename", isStrict: false))
        #expect(arguments.limits.seconds == 2.5)
        #expect(arguments.limits.memory == 300_000_000)
        #expect(arguments.limits.output == 40_000)
    }

    @Test(arguments: [
        Mistake(["chek"], "there is no command chek", "Did you mean: swift run kata check"),
        Mistake(["xyzzyx"], "there is no command xyzzyx", "All commands: swift run kata help"),
        Mistake(["check", "--fast"], "there is no option --fast", "swift run kata help check"),
        Mistake(["check", "A", "B"], "“B” is one word too many", "swift run kata help check"),
        Mistake(["follow"], "follow which chapter?", "swift run kata follow 1"),
        Mistake(["follow", "four"], "“four” is no chapter or step", "follow 4, or 4.7"),
        Mistake(["follow", "4."], "“4.” is no chapter or step", "follow 4, or 4.7"),
        Mistake(["follow", "4.1.2"], "“4.1.2” is no chapter or step", "follow 4, or 4.7"),
        Mistake(["reset"], "reset of which exercise?", "swift run kata reset Filename"),
        Mistake(["solution"], "solution of which exercise?", "swift run kata solution Filename"),
        Mistake(["check", "--seconds"], "--seconds needs a number", "--seconds 30"),
        Mistake(["check", "--seconds", "-1"], "--seconds needs a number", "--seconds 30"),
    ])
    func `a call that is not understood says what to type`(_ row: Mistake) {
        let error = #expect(throws: UsageError.self) { try Arguments(row.words) }

        #expect(error?.complaint.hasPrefix(row.complaint) == true)
        #expect(error?.remedy.contains(row.remedy) == true)
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
