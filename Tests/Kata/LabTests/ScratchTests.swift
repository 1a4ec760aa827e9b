import Foundation
import Synchronization
import Testing

@testable import Lab

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
}
