/// The fields of a line, such as "sweet pea, red, 3".
func fields(of line: String) -> [String] {
    let outside = { (piece: String) in piece.replacing(/, */, with: "\n") }
    let between = { (piece: String) in piece }
    return line.drop(while: { $0 == " " })
        .split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .map { place, piece in [outside, between][place % 2](String(piece)) }
        .joined()
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
}
