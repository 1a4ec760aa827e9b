import Foundation
import Testing

@testable import kata

/// What is kept of a learner, while another program holds it and does not go on.
struct HeldTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `progress that another program holds is waited for, and then said to be held`()
        throws
    {
        try course.state.remember { $0.hints = ["Even": 1] }
        let held = try FileHandle(forReadingFrom: course.state.folder)
        flock(held.fileDescriptor, LOCK_EX)
        var state = course.state
        state.patience = .zero

        #expect(throws: KataError.isHeld(course.state.folder.path)) {
            try state.remember { $0.hints = ["Even": 2] }
        }

        flock(held.fileDescriptor, LOCK_UN)
        try state.remember { $0.hints = ["Even": 2] }
        #expect(course.state.progress().hints == ["Even": 2])
    }

    @Test func `a history that another program holds is said to be held`() throws {
        var state = course.state
        state.patience = .zero
        let file = state.history(of: "Even")
        try file.append(Entry(time: 1, light: .red))
        let held = try FileHandle(forReadingFrom: file.url)
        flock(held.fileDescriptor, LOCK_EX)

        #expect(throws: KataError.isHeld(file.url.path)) {
            try file.append(Entry(time: 2, light: .green))
        }

        #expect(file.read().history.entries.count == 1)
    }

    @Test func `where there is no pipe, nothing is read from the keyboard`() {
        let wakeUp = WakeUp { _ in -1 }

        #expect(wakeUp.descriptor == -1)
        wakeUp.wake()
        wakeUp.drain()
    }

    @Test func `a toolchain that is broken is said, and not an old place`() throws {
        try course.perform("follow", "1.1")
        try course.write("let other = 1\n", to: "Practice/Sources/Leap/Leap.swift")
        var world = course.world
        world.engine = Engine { _ in throw LabError.noToolchain("it is gone") }

        for words in [[], ["compare"], ["check", "1"]] {
            #expect(throws: LabError.self, "\(words)") {
                try Kata.perform(Arguments(words).request, in: world)
            }
        }
        #expect(try Kata.perform(Arguments(["follow", "1.2"]).request, in: world) == 0)
        #expect(try Kata.perform(Arguments(["list"]).request, in: world) == 0)
    }

    @Test func `a name of many letters is like none, and that is known at once`() {
        let names = (1...5000).map { "person \($0)" }

        #expect(nearest(to: String(repeating: "Even", count: 50_000), among: names) == [])
        #expect(nearest(to: "Evne", among: [String(repeating: "Even", count: 50_000)]) == [])
    }
}
