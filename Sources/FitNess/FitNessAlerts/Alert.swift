/// Something that a runner has to know now.
public struct Alert: Equatable, Sendable {
    public enum Severity: Sendable {
        case info, warning, danger
    }

    public let text: String
    public let severity: Severity

    public init(text: String, severity: Severity) {
        self.text = text
        self.severity = severity
    }
}
