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
