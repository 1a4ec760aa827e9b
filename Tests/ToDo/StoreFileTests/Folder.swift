import Foundation
import Testing

/// A folder for one test: whoever lets go of it, removes it.
final class Folder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("StoreFileTests-" + UUID().uuidString)

    /// Where a store in this folder keeps its list.
    var file: URL { url.appendingPathComponent("todoitems") }

    init() {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            Issue.record(error)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
