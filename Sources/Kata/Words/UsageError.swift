/// An error that says, in words for a reader, what to type instead.
protocol HelpfulError: Error, CustomStringConvertible {
    var exitCode: Int32 { get }

    func text(_ kata: Invocation) -> String
}

extension HelpfulError {
    var description: String { text(.swiftRun) }
}

/// A call that cannot be understood, and what to type instead.
struct UsageError: HelpfulError, Equatable {
    var complaint: String
    var remedy: String
    /// The words to type behind `kata`; the remedy leads to them.
    var commands: [String]

    init(_ complaint: String, _ remedy: String, _ commands: String...) {
        self.complaint = complaint
        self.remedy = remedy
        self.commands = commands
    }

    var exitCode: Int32 { 64 }

    func text(_ kata: Invocation) -> String {
        let typed = commands.map { kata($0) }.joined(separator: ", or ")
        return "error: \(complaint)\n  \(remedy)" + (typed.isEmpty ? "" : " " + typed)
    }
}
