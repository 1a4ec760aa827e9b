/// `kata help`: what there is to say, with examples.
enum Help {
    /// - Parameter topic: a command's name; nil for the overview.
    static func text(_ topic: String?) -> String? {
        guard let topic else {
            let lines = topics.map { "  \($0.usage.padded(to: 28))\($0.summary)" }
            return
                (["swift run kata COMMAND", ""] + lines
                + ["", "More about one: swift run kata help check"]).text
        }
        return topics.first { $0.name == topic }.map { topic in
            ["swift run kata \(topic.usage)", "", topic.details].text
        }
    }

    static var commands: [String] { topics.map(\.name) }

    private struct Topic {
        var name: String
        var usage: String
        var summary: String
        var details: String
    }

    private static let topics = [
        Topic(
            name: "home", usage: "", summary: "where you are, and the one next command",
            details: "Without a command, kata says where you are and what to do next."),
        Topic(
            name: "list", usage: "list", summary: "chapters and exercises, and how far you are",
            details: "Each chapter with its exercises: not begun, started, done."),
        Topic(
            name: "follow", usage: "follow 4 | 4.7",
            summary: "Practice/ at that place of a chapter",
            details: """
                Makes Practice/ an ordinary package in exactly the state before chapter 4, or after
                step 4.7. What was there is moved to a dated backup, and you are told where.

                  swift run kata follow 1      begin
                  swift run kata follow 3.12   catch up with the group
                """),
        Topic(
            name: "compare", usage: "compare [4.7]",
            summary: "how Practice/ differs from the chapter",
            details: """
                Shows, line by line, how your Practice/ differs from the chapter: at the step given,
                or else at the step it is most like.

                  swift run kata compare
                  swift run kata compare 4.7
                """),
        Topic(
            name: "check", usage: "check [NAME]", summary: "judges your code, and your tests",
            details: """
                Four squares: your tests and ours, on your code, on our solution and on faulty
                versions of it. Good tests pass on both and notice every fault. Without a name:
                every exercise that you have started. Exit code 0 when done, 1 when not yet.

                  swift run kata check Filename
                  swift run kata check Filename --strict       tests not seen red count too
                  swift run kata check Filename --seconds 30   allow each run more time
                  swift run kata check Filename --memory 2000  megabytes a run may use
                  swift run kata check Filename --output 100   kilobytes a run may print
                """),
        Topic(
            name: "watch", usage: "watch [NAME]", summary: "a light that turns with each save",
            details: """
                Compiles and runs the tests whenever you save: what you work on, or the exercise
                that you name. Keys: h hint, c check, p predict, n next, l list, r run, q quit.

                  swift run kata watch
                  swift run kata watch Filename --quiet   without the coach
                  swift run kata watch Filename --poll    where no file events arrive
                  swift run kata watch Filename --once    one run, for an editor
                """),
        Topic(
            name: "log", usage: "log NAME", summary: "the story of an exercise: its cycles",
            details: """
                  swift run kata log Filename
                  swift run kata log chapter-4 --json
                """),
        Topic(
            name: "hint", usage: "hint [NAME]", summary: "one more hint each time, up to three",
            details: "  swift run kata hint Filename"),
        Topic(
            name: "solution", usage: "solution NAME",
            summary: "the worked solution, when you are done",
            details: """
                  swift run kata solution Filename
                  swift run kata solution Filename --show   before you are done
                """),
        Topic(
            name: "reset", usage: "reset NAME",
            summary: "the starter again, yours goes to a backup",
            details: "  swift run kata reset Filename"),
        Topic(
            name: "verify", usage: "verify [4 | NAME]", summary: "proves the course itself",
            details: """
                For authors: replays chapters, solutions, mutants and starters, and compares with
                what the text says. NAME is an exercise, or a stage whose mutants stand in
                Chapters/NAME.mutants.md; `pages` stands for links, commands and samples alone.
                --json for programs. What the sign of a step claims:

                  🔴  it does not compile, or exactly the tests that it names fail
                  🟢  every test passes, and none is lost
                  🔵  as green; the tests or the code changed, not both
                  ⚫  sabotage: the tests that it names fail; undone before the next step
                  ⚪  a hole: sabotage that no test notices; undone, and closed by a later step

                A 🔴 brings one new test, or says how many (“two tests”), and a 🟢 follows. A 🟢 without
                a 🔴 brings a test that passes “at once”, or one that is “skipped”. A console block
                shows why a test fails. Each test fails at some step, by more than the compiler.
                A chapter has at most 32 steps, of 12 new lines in the median and 30 at most (or the
                word “copy”), three steps that are “your turn”, and a 🔵 for every four 🟢.

                  swift run kata verify
                  swift run kata verify 4
                  swift run kata verify CashRegister
                  swift run kata verify Filename --json
                """),
        Topic(
            name: "bench", usage: "bench [NAME]", summary: "times the loop beside `swift test`",
            details: """
                Measures, in copies, how long an edit takes until the verdict: here, with
                `swift test --filter` in this package, and in a package of the exercise alone.

                  swift run kata bench Filename
                """),
        Topic(
            name: "help", usage: "help [COMMAND]", summary: "this",
            details: "  swift run kata help check"),
    ]
}
