/// All letters in one text.
func pack(_ letters: [String]) -> String {
    letters.map { "*\n\($0)\n" }.joined() + "*."
}

/// The letters in a bag; nil if it is none, or is torn.
func unpack(_ bag: String) -> [String]? {
    let lines = bag.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0].hasPrefix("*") else { return nil }
    let letters = lines.filter { $0 != "*." }
        .split(separator: "*", omittingEmptySubsequences: false)
    return letters.dropFirst().map { $0.joined(separator: "\n") }
}
