/// Something that a runner has to know now.
public struct Alert: Equatable, Sendable {
    /// How urgent an alert is: `info` least, `danger` most.
    public enum Severity: Sendable {
        case info, warning, danger
    }

    /// The sentence that the runner reads.
    public let text: String
    /// How urgent it is.
    public let severity: Severity

    /// Makes an alert; nobody hears of it before it is posted.
    public init(text: String, severity: Severity) {
        self.text = text
        self.severity = severity
    }
}
