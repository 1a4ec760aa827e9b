import Foundation
import Testing

/// Compares `came` with `golden/NAME.txt`. With `RECORD=1`, it writes that file instead.
func expectHeld(
    _ came: String, as name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let golden = URL(filePath: "golden/\(name).txt", relativeTo: URL(filePath: #filePath))
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try came.write(to: golden, atomically: true, encoding: .utf8)
        Issue.record("\(name) is written. Read it, then run again.", sourceLocation: sourceLocation)
        return
    }
    let held = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    guard let line = differingLines(of: [held, came]).first else { return }
    func shown(_ text: String) -> String {
        let lines = text.components(separatedBy: "\n")
        return line <= lines.count ? "“\(lines[line - 1])”" : "nothing"
    }
    Issue.record(
        "\(name), line \(line): held \(shown(held)), came \(shown(came))",
        sourceLocation: sourceLocation)
}

/// The numbers of the lines that are not the same in all `texts`; the first line is 1.
func differingLines(of texts: [String]) -> [Int] {
    let pages = texts.map { $0.components(separatedBy: "\n") }
    let longest = pages.map(\.count).max() ?? 0
    return (0..<longest).filter { index in
        Set(pages.map { $0.dropFirst(index).first }).count > 1
    }.map { $0 + 1 }
}
