/// What Moodle calls a file that somebody has handed in:
/// `Kim Lee_4711_assignsubmission_file_Filename.zip`, or a folder without the last part.
struct Moodle {
    var name: String
    /// The person and a number, which tells two of one name apart.
    var owner: String
    /// What the person has called it; empty for a folder of all their files.
    var file: String
    /// Whether it was typed into a field, and is a page for a browser.
    var isTyped: Bool

    /// Nil if it is not called so.
    init?(_ text: String) {
        guard let mark = text.firstRange(of: "_assignsubmission_"),
            let line = text[..<mark.lowerBound].lastIndex(of: "_"), line > text.startIndex,
            text[text.index(after: line)..<mark.lowerBound].allSatisfy(\.isNumber)
        else { return nil }
        let rest = text[mark.upperBound...].split(separator: "_", maxSplits: 1)
        name = String(text[..<line])
        owner = "\(name) (\(text[text.index(after: line)..<mark.lowerBound]))"
        file = rest.count > 1 ? String(rest[1]) : ""
        isTyped = rest.first == "onlinetext"
    }
}
