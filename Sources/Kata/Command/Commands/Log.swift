import Course
import Foundation

/// `kata log`: the story of an exercise, or of a chapter such as `chapter-4`.
struct Log {
    var world: World

    func run(_ word: String, asJSON: Bool) throws -> Int32 {
        let (name, file) = try name(word)
        let (history, damaged) = world.project.history(of: file).read()
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

    private static let chapter = "chapter-"

    /// What to call it, and under what the saves are kept.
    private func name(_ word: String) throws -> (name: String, file: String) {
        let catalogue = try world.project.catalogue()
        guard word.hasPrefix(Self.chapter) else {
            let name = Catalogue.name(of: try catalogue.home(of: word))
            return (name, name)
        }
        let number = String(word.dropFirst(Self.chapter.count))
        guard let chapter = Int(number).flatMap(catalogue.chapter) else {
            throw KataError.noSuchChapter(number, last: catalogue.chapters.count)
        }
        return (Self.chapter + "\(chapter.number)", chapter.historyName)
    }

    private func text(_ story: Story, _ damaged: Int) -> String {
        let note = damaged > 0 ? ["\(counted(damaged, "damaged line")) passed over."] : []
        guard story.saves > 0 else {
            let start =
                story.name.hasPrefix(Self.chapter)
                ? "follow \(story.name.dropFirst(Self.chapter.count)), then swift run kata watch"
                : "watch " + story.name
            return (["No saves of \(story.name) yet. Begin: swift run kata " + start] + note).text
        }
        let style = Style(world.terminal)
        let cycles = story.cycles.enumerated().map { index, cycle in
            let tests =
                cycle.tests.isEmpty ? "it did not compile" : cycle.tests.joined(separator: ", ")
            return
                "  \(String(index + 1).leftPadded(to: 3))  \(Self.duration(cycle.seconds).leftPadded(to: 11))  \(tests)"
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
        return (lines + note).text
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded())
        return switch whole {
        case ..<60: "\(whole) s"
        case ..<3600: "\(whole / 60) min \(whole % 60) s"
        default: "\(whole / 3600) h \(whole / 60 % 60) min"
        }
    }
}
