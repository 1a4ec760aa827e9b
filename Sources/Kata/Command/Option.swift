/// A word that begins with `--`, and what it changes.
struct Option: Equatable, Sendable {
    var name: String
    /// A value such as stands behind it; nil if none does.
    var value: String?
    var meaning: String

    private init(_ name: String, value: String? = nil, _ meaning: String) {
        self.name = name
        self.value = value
        self.meaning = meaning
    }

    /// As it is typed, with a value if it takes one.
    var example: String { [name, value].compactMap(\.self).joined(separator: " ") }

    static let json = Option("--json", "the same for programs")
    static let strict = Option("--strict", "tests not seen red count too")
    static let words = Option("--words", "every line that differs")
    static let people = Option(
        "--people", value: "FILE", "a list: name, address, alias; who has handed in nothing?")
    static let fresh = Option("--fresh", "really run, whatever an earlier check found")
    static let show = Option("--show", "before you are done")
    static let quiet = Option("--quiet", "without the coach")
    static let poll = Option("--poll", "where no file events arrive")
    static let once = Option("--once", "one run, for an editor")
    static let seconds = Option("--seconds", value: "30", "allow each run more time")
    static let memory = Option("--memory", value: "2000", "megabytes a run may use")
    static let output = Option("--output", value: "100", "kilobytes a run may print")

    static let into = Option("--into", value: "FOLDER", "where the results go")
    static let archive = Option(
        "--archive", value: "TDDKata.doccarchive", "an archive, as Xcode opens it")
    static let base = Option("--base", value: "PATH", "where on its server the folder will be")
    static let unconfined = Option("--unconfined", "even where nothing confines what runs")

    static let room = Option(
        "--room", value: "ADDRESS", "sends your light to a board; nothing else")
    static let name = Option("--name", value: "ADA", "what the board calls you")
    static let port = Option("--port", value: "7357", "where it listens")
    static let word = Option(
        "--word", value: "blue-otter-47", "the code word, to open a board again")
    static let perMachine = Option(
        "--per-machine", value: "30", "how many lights one machine may have, in place of four")

    static let person = Option("--name", value: "ADA", "what it is called: your name")
    static let asFolder = Option("--folder", "a folder in place of an archive")
    static let asPatch = Option("--patch", "a patch, for a pull request")
    static let chapter = Option("--chapter", "Practice/ is in it too")
    static let log = Option("--log", "the log of your cycles is in it too")

    static let confine = Option(
        "--confine", value: "unshare", "where tests run: unshare or none")
    static let solution = Option("--solution", "ours, with our tests, for authors")
    static let waive = Option("--waive", value: "2", "wave a fault through that no test notices")
    static let reason = Option("--reason", value: "TEXT", "why it is waved through")

    static let target = Option("--target", value: "MODEL", "of a package of your own")
    static let file = Option("--file", value: "PRICE.SWIFT", "faults in this file alone")

    static let tests = Option("--tests", value: "PLACE", "the other's tests, a file or a folder")
    static let code = Option(
        "--code", value: "PLACE", "your faulty version, if not in Duel/NAME")
    static let proof = Option("--proof", value: "FILE", "a test that shows the fault")
    static let attacker = Option("--attacker", value: "ANNA", "who attacks")
    static let defender = Option("--defender", value: "BEN", "whose tests they are")

    static let state = Option("--state", value: "FOLDER", "what is remembered of you")
    static let cache = Option("--cache", value: "FOLDER", "finished work; may be deleted")

    /// What commands know that run tests.
    static let limits = [seconds, memory, output, confine]
    /// What every command knows.
    static let places = [state, cache]
}
