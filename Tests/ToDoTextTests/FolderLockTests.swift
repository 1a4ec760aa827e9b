import Foundation
import Testing
import ToDoText

struct FolderLockTests {
    @Test func `only one at a time has the folder`() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("FolderLockTests-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let number = folder.appendingPathComponent("number")
        try Data("0".utf8).write(to: number)

        await withTaskGroup { group in
            for _ in 1...8 {
                group.addTask {
                    for _ in 1...25 {
                        FolderLock(folder).hold {
                            let text = (try? String(contentsOf: number, encoding: .utf8)) ?? ""
                            try? Data("\((Int(text) ?? 0) + 1)".utf8).write(to: number)
                        }
                    }
                }
            }
        }

        #expect(try String(contentsOf: number, encoding: .utf8) == "200")
    }

    @Test func `without a folder there is nobody to wait for`() {
        var isDone = false

        FolderLock(URL(fileURLWithPath: "/no/such/folder")).hold { isDone = true }

        #expect(isDone)
    }
}
