import Foundation
import Synchronization
import Testing

@testable import kata

/// Folders for the meantime.
struct ScratchTests {
    /// A signal ends the program while a run removes what it needed.
    @Test func `who removes a folder that another removes comes back when it is gone`() throws {
        let folder = try Scratch.untilExit()
        for number in 1...2_000 {
            try Data().write(to: folder.appendingPathComponent("\(number)"))
        }
        let left = Mutex(0)

        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            Scratch.remove(folder)
            if FileManager.default.fileExists(atPath: folder.path) { left.withLock { $0 += 1 } }
        }

        #expect(left.withLock(\.self) == 0)
    }

    /// A process that has been killed may be in the middle of writing.
    @Test(.serialized, arguments: 1...10)
    func `a folder goes though somebody writes in it for a last moment`(_: Int)
        throws
    {
        let folder = try Scratch.untilExit()
        let deadline = ContinuousClock.now + .milliseconds(50)
        for writer in 1...8 {
            Thread.detachNewThread {
                var number = 0
                while ContinuousClock.now < deadline {
                    number += 1
                    try? Data().write(to: folder.appendingPathComponent("\(writer)-\(number)"))
                }
            }
        }
        while try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty {}

        Scratch.remove(folder)

        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
