import Foundation
import Testing

@testable import kata

struct StorageTests {
    private let course = URL(fileURLWithPath: "/course")
    private let spare = ["/caches/kata", "/tmp/kata"].map { URL(fileURLWithPath: $0) }

    @Test func `as a rule it is in the course, and nothing is said of it`() {
        let storage = storage { _ in true }

        #expect(storage.state.path == "/course/.kata")
        #expect(storage.cache.path == "/course/.kata/cache")
        #expect(storage.note == nil)
    }

    @Test func `what is asked for is there`() {
        let storage = storage(state: "/mine", cache: "/fast") { _ in true }

        #expect(storage.state.path == "/mine")
        #expect(storage.cache.path == "/fast")
        #expect(storage.note == nil)
    }

    @Test(arguments: ["/caches/kata", "/tmp/kata"])
    func `a course that cannot be written has them in a spare folder, and says so`(path: String) {
        let storage = storage { $0.path == path }

        #expect(storage.state.path == path)
        #expect(storage.cache.path == path + "/cache")
        #expect(
            storage.note
                == "Nothing can be written in /course, so your progress is kept in \(path)")
    }

    @Test func `where the state was asked for, a spare cache is no news`() {
        let storage = storage(state: "/mine") { $0.path == "/tmp/kata" }

        #expect(storage.state.path == "/mine")
        #expect(storage.cache.path == "/tmp/kata/cache")
        #expect(storage.note == nil)
    }

    private func storage(
        state: String? = nil, cache: String? = nil, canWrite: (URL) -> Bool
    ) -> Storage {
        Storage(
            in: course, state: state.map { URL(fileURLWithPath: $0) },
            cache: cache.map { URL(fileURLWithPath: $0) }, spare: spare, canWrite: canWrite)
    }

    @Test func `a folder that is not there yet can be written if the one around it can`() throws {
        let folder = try TemporaryFolder()
        try folder.write("in the way", to: "file")

        #expect(Disk.canWrite(folder.url("new/deep")))
        #expect(!Disk.canWrite(folder.url("file")))
        #expect(!Disk.canWrite(folder.url("file/new")))
    }

    @Test func `a course with its state and cache elsewhere is not written`() throws {
        let course = try SampleCourse()
        let elsewhere = try TemporaryFolder()
        let before = Disk.names(in: course.root)
        let arguments = try Arguments(["--state", "state", "--cache", elsewhere.url("cache").path])
        let world = World.live(
            course.root, course.world.terminal, arguments, from: elsewhere.root)

        _ = try GiveHint(world: world).run("Even")
        _ = try List(world: world).run()

        #expect(Disk.names(in: course.root) == before)
        #expect(State(folder: elsewhere.url("state")).progress().hints == ["Even": 1])
        #expect(Disk.exists(elsewhere.url("cache/course/catalogue")))
    }

    @Test func `a backup elsewhere is named by its whole path`() throws {
        let course = try SampleCourse()
        let elsewhere = try TemporaryFolder()
        var world = course.world
        world.state = State(folder: elsewhere.root)
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Even.swift")

        _ = try Reset(world: world).run("Even")

        #expect(course.output.contains("What you had is in \(elsewhere.url("backups").path)/"))
    }
}
