import Foundation

@testable import MyBizBefore

/// A copy of the bakery's folder that is there as long as the test, and the program in it.
final class Office {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "office-" + UUID().uuidString)

    init() throws {
        let data = URL(filePath: "data", relativeTo: URL(filePath: #filePath))
        try FileManager.default.copyItem(at: data, to: folder)
        try change("settings.txt") { text in
            text.replacing(/holidays=.*/, with: "holidays=holidays.txt")
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func change(_ file: String, _ edit: (String) -> String) throws {
        let url = folder.appending(path: file)
        try edit(String(contentsOf: url, encoding: .utf8))
            .write(to: url, atomically: true, encoding: .utf8)
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
