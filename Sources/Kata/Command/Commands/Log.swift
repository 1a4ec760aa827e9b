import Course
import Foundation

/// `kata log`: the story of an exercise, or of a chapter such as `chapter-4`.
struct Log {
    var world: World

    func run(_ name: String, asJSON: Bool) throws -> Int32 {
        let isChapter = name.hasPrefix("chapter-")
        let name =
            isChapter ? name : Catalogue.name(of: try world.project.catalogue().home(of: name))
        let (history, damaged) = world.project.history(of: name).read()
        let story = Story(name, history)
        if asJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            world.terminal.print(String(decoding: try encoder.encode(story), as: UTF8.self) + "\n")
        } else {
            world.terminal.print(text(story, damaged))
        }
        return 0
    }

    private func text(_ story: Story, _ damaged: Int) -> String {
        guard story.saves > 0 else {
            return "No saves of \(story.name) yet. Begin: swift run kata watch \(story.name)\n"
        }
        let style = Style(world.terminal)
        let cycles = story.cycles.enumerated().map { index, cycle in
            let tests =
                cycle.tests.isEmpty ? "it did not compile" : cycle.tests.joined(separator: ", ")
            return
                "  \(String(index + 1).leftPadded(to: 3))  \(Self.duration(cycle.seconds).leftPadded(to: 9))  \(tests)"
        }
        var lines = [
            style.bold(story.name) + " · \(counted(story.saves, "save")), "
                + counted(story.cycles.count, "cycle"),
            "",
        ]
        lines += cycles.isEmpty ? [] : ["From red to green:"] + cycles + [""]
        lines.append(
            "Seen red before they were green: \(story.seenRed.count) of \(counted(story.tests.count, "test"))"
        )
        if story.predictions > 0 {
            lines.append("Predictions: \(story.predictionsRight) of \(story.predictions) right")
        }
        if damaged > 0 { lines.append("\(counted(damaged, "damaged line")) passed over.") }
        return lines.text
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
    }
}
