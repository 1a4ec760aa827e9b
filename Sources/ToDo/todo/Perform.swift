import Foundation
import Terminal
import ToDoText

/// Does what the command says, and returns the exit status.
@MainActor
func perform(_ command: Command) async -> Int32 {
    switch command {
    case .help:
        print(Command.helpText)
        return 0
    case .unknown(let remark):
        printError(remark + " Try: todo --help")
        return 64
    case .benchmark: return benchmark()
    case .serve(let name):
        guard let file = place(of: name) else { return 73 }
        return serve(file)
    case .run(let name, let lines, let server):
        guard let file = place(of: name) else { return 73 }
        let app = makeApp(file, asking: server)
        app.onNews = Terminal.wake
        if let server, let trouble = await takeOver(from: server, into: app) {
            printError(trouble + " Your own list: todo")
            return 69
        }
        return !lines && Terminal.isThere ? await runFullScreen(app) : await runLines(app)
    }
}

/// Where the list is. Only the folder that the system keeps for us is made, if it is not there.
private func place(of name: String?) -> URL? {
    if let name { return place(named: name) }
    do {
        let folder = try FileManager.default
            .url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
                create: true
            )
            .appendingPathComponent("todo")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("todoitems")
    } catch {
        printError(
            "There is no place for your list: \(error.localizedDescription) Try: todo --file NAME")
        return nil
    }
}

private func place(named name: String) -> URL? {
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
    let file = URL(fileURLWithPath: name)
    let folder = file.deletingLastPathComponent().path
    if isFolder(file.path) {
        printError("\(file.path) is a folder. Name a file in it: --file \(file.path)/list")
    } else if !isFolder(folder) {
        printError("There is no folder \(folder). Make it first, or give another --file.")
    } else {
        return file
    }
    return nil
}
