import Foundation
import ItemModel
import Store
import Terminal
import TerminalText
import ToDoText

/// Writes how long the app takes to start, and to answer keys, with ten thousand items.
@MainActor
func benchmark() -> Int32 {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("todo-benchmark-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
        printError(error.localizedDescription)
        return 73
    }
    let file = folder.appendingPathComponent("todoitems")
    fill(file)
    let size = Size(columns: 80, rows: 24)
    measure("starts, with 10000 items") {
        var painter = Painter()
        _ = painter.paint(makeApp(file).picture(size), size)
    }
    let app = makeApp(file)
    var painter = Painter()
    app.tick()
    for (name, keys) in answers {
        measure(name) {
            keys.forEach(app.press)
            _ = painter.paint(app.picture(size), size)
        }
    }
    return 0
}

private let answers: [(String, [Key])] = [
    ("moves the cursor", [.down]), ("goes to the other end", [.end]),
    ("checks an item", [.home, .character(" ")]), ("opens the details", [.enter]),
    ("goes back to the list", [.enter, .escape]), ("opens the form", [.character("a")]),
    ("types a letter", [.character("x")]),
    ("adds an item", [.control("s"), .character("a"), .character("x")]),
]

private func fill(_ file: URL) {
    let store = ToDoItemStore(
        directory: file.deletingLastPathComponent(), fileName: file.lastPathComponent)
    let items = (1...10_000).map { number in
        ToDoItem(
            title: "Number \(number)", itemDescription: "About number \(number)",
            dueDate: Date(timeIntervalSince1970: 1_777_777_777) + Double(number) * 3600,
            location: Location(name: "Room \(number % 100)"), done: number % 3 == 0)
    }
    store.change { _ in items }
}

/// Does it nine times, and writes the middle of what it took.
///
/// The time of the processor is the better figure where other programs want it, too.
private func measure(_ name: String, _ action: () -> Void) {
    var times: [(passed: Double, used: Double)] = []
    for _ in 1...9 {
        let start = (Date(), clock())
        action()
        let used = Double(clock() - start.1) / Double(CLOCKS_PER_SEC)
        times.append((Date().timeIntervalSince(start.0), used))
    }
    let passed = times.map(\.passed).sorted()[4] * 1000
    let used = times.map(\.used).sorted()[4] * 1000
    print(name + String(format: ": %.1f ms (%.1f ms of the processor)", passed, used))
}
