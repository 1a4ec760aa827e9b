import Foundation
import Testing

@testable import kata

/// Where nothing more can be written, it is said in words.
struct FullDiskTests {
    private static let full = CocoaError(
        .fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: "/cache/a"])
    private let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `what a run could not write is said, and what to do`() throws {
        let world = course.world.equipped { throw Self.full }

        let error = #expect(throws: LabError.self) {
            try world.engine.run(Run(tests: "EvenTests", modules: []))
        }

        #expect(error == .cannotWrite("/cache/a", reason: "no space is left on the disk"))
    }

    @Test func `no error is shown as the system writes it`() {
        let text = course.world.terminal.text(of: Self.full)

        #expect(
            text == """
                error: /cache/a could not be written: no space is left on the disk
                  Check the space left on the disk.
                """)
    }

    @Test(.enabled(if: Disk.exists(URL(fileURLWithPath: "/dev/full")), "there is no full device"))
    func `a history that cannot grow says so`() {
        let history = HistoryFile(url: URL(fileURLWithPath: "/dev/full"))

        let error = #expect(throws: KataError.self) {
            try history.append(Entry(time: 1, light: .dark))
        }

        #expect(error?.description.contains("no space is left on the disk") == true)
    }
}
