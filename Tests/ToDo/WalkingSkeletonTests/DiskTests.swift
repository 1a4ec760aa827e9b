import Foundation
import Testing
import WalkingSkeleton

struct DiskTests {
    func expectToKeep(_ disk: any Disk) throws {
        #expect(disk.read() == nil)

        try disk.write(Data("first".utf8))
        try disk.write(Data("second".utf8))

        #expect(disk.read() == Data("second".utf8))
    }

    @Test func `a disk in memory keeps what was written last`() throws {
        try expectToKeep(DiskFake())
    }

    @Test func `a file keeps what was written last`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }

        try expectToKeep(FileDisk(file))
    }
}
