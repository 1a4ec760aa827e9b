import Foundation
import Testing
import WalkingSkeleton

struct DiskTests {
    func expectToKeep(_ today: any Disk, _ tomorrow: any Disk) throws {
        #expect(today.read() == nil)

        try today.write(Data("first".utf8))
        try today.write(Data("second".utf8))

        #expect(tomorrow.read() == Data("second".utf8))
    }

    @Test func `a disk in memory keeps what was written last`() throws {
        let disk = DiskFake()

        try expectToKeep(disk, disk)
    }

    @Test func `a file keeps what was written last`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }

        try expectToKeep(FileDisk(file), FileDisk(file))
    }
}
