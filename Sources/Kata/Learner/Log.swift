import Foundation

/// `kata log`: the story of an exercise, or of a chapter.
struct Log {
    var world: World

    func run(_ word: String?, asJSON: Bool) throws -> Int32 {
        let (name, file) = try name(word)
        let (history, damaged) = world.state.history(of: file).read()
        let text = StoryText(name, history, damaged: damaged)
        if asJSON {
            world.terminal.print(try JSONText(Story(name, history)).text)
        } else {
            world.terminal.print(
                history.saves.isEmpty
                    ? nothing(name, damaged) : text.lines(Style(world.terminal)).text)
        }
        return 0
    }

    private static let chapter = "chapter-"

    /// What stands for the chapter's number in `4` or `chapter-4`; nil for an exercise's name.
    static func chapter(_ word: String) -> String? {
        if word.hasPrefix(chapter) { return String(word.dropFirst(chapter.count)) }
        return Int(word) == nil ? nil : word
    }

    private func name(_ word: String?) throws -> (name: String, file: String) {
        let catalogue = try world.project.catalogue()
        guard let word = word ?? world.state.progress().exercise else {
            guard let chapter = try world.followedChapter() else {
                throw KataError.notFollowing
            }
            return name(chapter)
        }
        guard let number = Self.chapter(word) else {
            let name = Catalogue.name(of: try catalogue.home(of: word))
            return (name, name)
        }
        guard let chapter = Int(number).flatMap(catalogue.chapter) else {
            throw KataError.noSuchChapter(number, last: catalogue.chapters.count)
        }
        return name(chapter)
    }

    private func name(_ chapter: Catalogue.Chapter) -> (name: String, file: String) {
        (Self.chapter + "\(chapter.number)", chapter.historyName)
    }

    private func nothing(_ name: String, _ damaged: Int) -> String {
        let kata = world.terminal.kata
        let start =
            Self.chapter(name).map { "\(kata("follow \($0)")), then \(kata("watch"))" }
            ?? kata("watch " + name)
        return (["No saves of \(name) yet. Begin: \(start)"] + StoryText.note(damaged)).text
    }
}

/// The story of an exercise or a chapter in words and as a strip of lights.
struct StoryText {
    private let story: Story
    private let history: History
    private let damaged: Int

    init(_ name: String, _ history: History, damaged: Int = 0) {
        story = Story(name, history)
        self.history = history
        self.damaged = damaged
    }

    /// At most 80 columns wide, but for the names of tests.
    func lines(_ style: Style) -> [String] {
        let cycles = story.cycles.enumerated().map { index, cycle in
            let duration = Self.duration(cycle.seconds).leftPadded(to: 11)
            return "  \(String(index + 1).leftPadded(to: 3))  \(duration)  \(Self.tests(cycle))"
        }
        return [style.bold(story.name) + " · " + counts, ""]
            + StoryStrip(history, columns: 72).lines(style) + [""]
            + (cycles.isEmpty ? [] : ["From red to green:"] + cycles + [""]) + sums
    }

    static func note(_ damaged: Int) -> [String] {
        damaged > 0 ? ["\(counted(damaged, "damaged line")) passed over."] : []
    }

    private var counts: String {
        counted(story.saves, "save") + ", " + counted(story.cycles.count, "cycle")
    }

    private var sums: [String] {
        let tests = counted(story.tests.count, "test")
        return ["Seen red before they were green: \(story.seenRed.count) of \(tests)"]
            + (story.predictions > 0
                ? ["Predictions: \(story.predictionsRight) of \(story.predictions) right"] : [])
            + Self.note(damaged)
    }

    private static func tests(_ cycle: History.Cycle) -> String {
        cycle.tests.isEmpty ? "it did not compile" : cycle.tests.joined(separator: ", ")
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
