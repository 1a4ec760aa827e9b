import Foundation

@testable import MyBizBefore

/// A copy of the bakery's folder that is there as long as the test, and the program in it.
final class Office {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "office-" + UUID().uuidString)

    /// What the last command ended with.
    private(set) var code: Int32 = 0

    init(_ name: String = "data") throws {
        let data = URL(filePath: name, relativeTo: URL(filePath: #filePath))
        try FileManager.default.copyItem(at: data, to: folder)
        try change("settings.txt") { text in
            text.replacing(/holidays=.*/, with: "holidays=holidays.txt")
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    func change(_ file: String, _ edit: (String) -> String) throws {
        let text = try edit(text(of: file))
        try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    }

    /// What the program says on that day at noon.
    func says(_ words: String, on day: (month: Int, day: Int) = (10, 31)) -> String {
        let noon = DateComponents(year: 2026, month: day.month, day: day.day, hour: 12)
        clock = { cal.date(from: noon)! }
        var said = ""
        say = { said += $0 + "\n" }
        gProblems = []
        code = runMyBiz(words.split(separator: " ").map(String.init) + [folder.path])
        return scrubbed(said, isOrder: words.hasPrefix("order"))
    }

    /// Without what is different in each run, and means nothing.
    private func scrubbed(_ said: String, isOrder: Bool) -> String {
        said.replacing(folder.path, with: "FOLDER")
            .replacing(/Run \d+/, with: "Run NUMBER")
            .sortingLines { isOrder && $0 != "" || $0.contains(/^  \w+ +\d+\.\d\d$/) }
    }
}

extension String {
    /// The lines that `isMoving` finds, in the order of the alphabet; the others stay in their places.
    func sortingLines(where isMoving: (String) -> Bool) -> String {
        var lines = components(separatedBy: "\n")
        let places = lines.indices.filter { isMoving(lines[$0]) }
        for (place, line) in zip(places, places.map { lines[$0] }.sorted()) { lines[place] = line }
        return lines.joined(separator: "\n")
    }
}
