import Foundation
import ListFile
import Testing

struct ListFileTests {
    private let folder: URL
    private let sut: ListFile
    private var file: URL { folder.appendingPathComponent("list") }

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ListFileTests-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        sut = ListFile(folder.appendingPathComponent("list"), on: SystemDisk())
    }

    @Test func `what is written is there, and nothing else`() throws {
        defer { clean() }

        try replace("one")
        try replace("two")

        #expect(try text() == "two")
        #expect(try names() == ["list"])
    }

    @Test func `no file is nil, and no folder is an error`() throws {
        try sut.hold()
        #expect(try sut.read() == nil)
        sut.letGo()

        clean()

        #expect(throws: (any Error).self) { try sut.hold() }
    }

    @Test func `what a killed program has left is removed, and not read`() throws {
        defer { clean() }
        try replace("one")
        try Data("tw".utf8).write(to: folder.appendingPathComponent(".list~"))

        #expect(try text() == "one")

        #expect(try names() == ["list"])
    }

    @Test func `what cannot be written leaves nothing behind`() throws {
        defer { clean() }
        try FileManager.default.createDirectory(
            at: file.appendingPathComponent("not empty"), withIntermediateDirectories: true)

        #expect(throws: (any Error).self) { try replace("one") }

        #expect(try names() == ["list"])
    }

    @Test func `a file that nobody may write to is not replaced`() throws {
        defer { clean() }
        try replace("one")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)

        #expect(throws: (any Error).self) { try replace("two") }

        #expect(try text() == "one")
        #expect(try names() == ["list"])
    }

    @Test func `a link laid in its way is not followed`() throws {
        defer { clean() }
        let other = folder.appendingPathComponent("other")
        try Data("mine".utf8).write(to: other)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent(".list~"), withDestinationURL: other)

        try replace("one")

        #expect(try String(contentsOf: other, encoding: .utf8) == "mine")
        #expect(try names() == ["list", "other"])
    }

    @Test func `only who holds it may replace it`() throws {
        defer { clean() }

        #expect(throws: (any Error).self) { try sut.replace(with: Data()) }

        #expect(try names() == [])
    }

    @Test func `as long as one holds it, others wait in vain`() throws {
        defer { clean() }
        let other = ListFile(file, on: SystemDisk(), patience: 0)
        try other.hold()
        try other.hold()
        other.letGo()
        let impatient = ListFile(file, on: SystemDisk(), patience: 0)

        let error = #expect(throws: ListFile.Busy.self) { try impatient.hold() }
        other.letGo()

        #expect(error?.seconds == 0)
        #if os(Linux)
            #expect([getpid(), nil].contains(error?.process))
        #endif
        try impatient.hold()
    }

    @Test func `only one at a time has it`() async throws {
        defer { clean() }
        try replace("0")
        let file = file

        await withTaskGroup { group in
            for _ in 1...4 {
                group.addTask {
                    let sut = ListFile(file, on: SystemDisk(), patience: 60)
                    for _ in 1...25 {
                        try? sut.hold()
                        let text = (try? sut.read()).map { String(decoding: $0, as: UTF8.self) }
                        let number = text.flatMap { Int($0) } ?? 0
                        try? sut.replace(with: Data("\(number + 1)".utf8))
                        sut.letGo()
                    }
                }
            }
        }

        #expect(try text() == "100")
    }

    private func replace(_ text: String) throws {
        try sut.hold()
        defer { sut.letGo() }
        try sut.replace(with: Data(text.utf8))
    }

    private func text() throws -> String? {
        try sut.hold()
        defer { sut.letGo() }
        return try sut.read().map { String(decoding: $0, as: UTF8.self) }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func clean() {
        try? FileManager.default.removeItem(at: folder)
    }
}
