import Foundation

/// A folder that is there as long as the test.
final class Folder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("ToDoAppTests-" + UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
