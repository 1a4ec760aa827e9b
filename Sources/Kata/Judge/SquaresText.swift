/// What the learner has to read, the four squares as a table, then the faults not noticed.
struct SquaresText {
    private let judgement: Judgement
    private let squares: Squares
    private let style: Style

    init(_ judgement: Judgement, style: Style) {
        self.judgement = judgement
        squares = judgement.squares
        self.style = style
    }

    var text: String { raw + summary }

    /// The same without what the compiler or the tests said.
    var summary: String { table + survivors }

    /// What the compiler or the tests said, where that is what the learner has to read.
    private var raw: String {
        let report = squares.yourTestsOnYourCode
        if [.green, .empty].contains(report.verdict) { return "" }
        let lines = report.transcript.trimmed.lines.filter { !Self.isNoise($0) }
        // What one framework says in a test of the other is not in the output.
        let isSilent = lines.allSatisfy(\.isEmpty)
        let said = isSilent ? report.failures.flatMap(\.message.lines) : lines
        return (said.shown(wanting: Self.isFailure) + [""]).text
    }

    /// Whether the line only says that something begins, or has ended, or counts.
    private static func isNoise(_ line: String) -> Bool {
        let line = line.trimmed
        return ["◇", "↳ T", "✔", "Test Suite", "Test Case", "Executed ", "✘ Suite", "✘ Test run"]
            .contains { line.hasPrefix($0) }
            || line.hasPrefix("✘ Test ") && line.contains(" failed after ")
    }

    /// Whether the line says what a test, or the compiler, has to complain of.
    private static func isFailure(_ line: String) -> Bool {
        line.contains(": error: ") || line.hasPrefix("✘ Test ")
    }

    private var table: String {
        let rows = [
            ["", "your code", "our solution", "faulty versions"],
            [
                "your tests", Self.cell(squares.yourTestsOnYourCode),
                Self.cell(squares.yourTestsOnOurCode), caught,
            ],
            ["our tests", Self.cell(squares.ourTestsOnYourCode), "", ""],
        ]
        let title = style.bold(judgement.exercise) + " · " + squares.kind.rawValue
        let lines =
            rows.map { Self.line($0) }
            + (heldStill + marks + betterNames + fewerTests + ownTests).map { "  " + $0 }
        let body = lines.map(colour)
        return ([title, ""] + body).text
    }

    /// A row of squares behind the name of its tests.
    static func line(_ cells: [String], widths: [Int] = [14, 20, 20, 0]) -> String {
        ("  " + zip(cells, widths).map { $0.padded(to: $1) }.joined())
            .replacing(/\s+$/, with: "")
    }

    /// What the tests depend on, where they are to hold code still.
    private var heldStill: [String] {
        guard !squares.yourTestsUnder.isEmpty else { return [] }
        let red = Circumstance.allCases.filter { squares.yourTestsUnder[$0]?.isGreen == false }
        let names = (red.isEmpty ? Circumstance.allCases : red).map(\.rawValue)
        let words = (red.isEmpty ? "" : "not ") + names.joined(separator: ", ")
        return [Self.goal("held still", red.isEmpty, words)]
    }

    /// How far the code has come to its goals.
    private var marks: [String] {
        squares.marks.map { Self.goal($0.title, $0.isReached, $0.state) }
    }

    private static func goal(_ title: String, _ isReached: Bool, _ state: String) -> String {
        title.padded(to: 14) + (isReached ? "✔ " : "✘ ") + state
    }

    /// How many tests still have their old names, where they are to have better ones.
    private var betterNames: [String] {
        guard let naming = squares.naming else { return [] }
        let lost =
            naming.tests < naming.testsBefore
            ? "\(counted(naming.tests, "test")), not \(naming.testsBefore)" : nil
        let better = max(0, naming.all - naming.left.count - naming.short.count)
        return [Self.goal("better names", naming.isDone, lost ?? "\(better) of \(naming.all)")]
    }

    /// How many tests there are, where some are to go.
    private var fewerTests: [String] {
        guard let most = squares.mostTests else { return [] }
        let count = squares.yourTestsOnYourCode.passed
        let goal = count > most ? " (the goal: \(most))" : ""
        return [Self.goal("fewer tests", count <= most, "\(count)" + goal)]
    }

    /// What is not run on our code, which has another design.
    private var ownTests: [String] {
        guard !squares.ownTests.isEmpty else { return [] }
        let files = squares.ownTests.map(\.fileName).joined(separator: ", ")
        return ["your own".padded(to: 14) + "\(files): only on your code, as it tests your design"]
    }

    private func colour(_ line: String) -> String {
        line.replacing("✔", with: style.green("✔")).replacing("✘", with: style.red("✘"))
    }

    /// What a run came to, in a word or two.
    static func cell(_ report: Report?) -> String {
        guard let report else { return "·" }
        switch report.verdict {
        case .green: return "✔ \(report.passed) passed"
        case .red where report.failedTests.isEmpty: return "✘ between tests"
        case .red: return "✘ \(report.failedTests.count) failing"
        case .empty: return "✘ nothing ran"
        case .doesNotCompile: return "✘ doesn't compile"
        case .crashed: return "✘ crashed"
        case .timedOut: return "✘ timed out"
        case .flooded: return "✘ flooded"
        case .killed: return "✘ killed"
        case .flaky: return "✘ flaky"
        }
    }

    private var caught: String {
        let rows = squares.yourTestsOnMutants
        guard !rows.isEmpty else { return "·" }
        let caught = rows.filter(\.isCaught)
        let crashes = caught.count { $0.report.verdict.isCutShort }
        return (caught.count == rows.count ? "✔" : "✘")
            + " \(caught.count) of \(rows.count) noticed"
            + (crashes == 0 ? "" : ", \(crashes) by a crash or a hang")
    }

    private var survivors: String {
        guard squares.yourTestsOnOurCode?.isGreen ?? false else { return "" }
        let undecided = squares.undecided.map { "\($0.complaint) (\($0.report.verdict.summary))" }
        return list("Your tests do not notice:", squares.survivors)
            + list("Your tests came to no result on:", undecided)
    }

    private func list(_ heading: String, _ rows: [String]) -> String {
        rows.isEmpty ? "" : (["", heading] + rows.map { "  · " + $0 }.shown()).text
    }
}
