/// A number of steps that somebody has typed.
public enum Goal: Equatable, Sendable {
    case steps(Int)
    /// It cannot be a goal; the sentence says why.
    case wrong(String)

    /// The largest goal.
    public static let most = 100_000

    /// Reads a text; blanks in it do not count.
    public init(_ text: String) {
        let text = text.filter { $0 != " " }
        if text.isEmpty {
            self = .wrong("Type how many steps, such as 1000.")
        } else if let steps = Int(text) {
            self = Goal(steps)
        } else {
            self = .wrong("“\(text)” is no number of steps. Type digits, such as 1000.")
        }
    }

    private init(_ steps: Int) {
        switch steps {
        case ..<1: self = .wrong("A goal is 1 step at least.")
        case ...Goal.most: self = .steps(steps)
        default: self = .wrong("A goal is \(Goal.most) steps at most.")
        }
    }
}
