import Foundation
import Testing

@testable import kata

struct StorageTests {
    private let course = URL(fileURLWithPath: "/course")
    private let spare = ["/caches/kata", "/spare/kata"].map { URL(fileURLWithPath: $0) }

    @Test(
        arguments: [
            ("as a rule, in the course", nil, nil, "/", "/course/.kata", nil),
            ("as was asked for", "/mine", "/fast", "/", "/mine", "/fast"),
            ("in a spare folder", nil, nil, "/caches/kata", "/caches/kata", nil),
            ("in another spare folder", nil, nil, "/spare/kata", "/spare/kata", nil),
            ("the cache alone", "/mine", nil, "/spare/kata", "/mine", "/spare/kata/cache"),
        ] as [(String, String?, String?, String, String, String?)])
    func `state and cache are where they can be written, and it is said if that is elsewhere`(
        _ what: String, _ state: String?, _ cache: String?, _ writable: String,
        _ placeOfState: String, _ placeOfCache: String?
    ) {
        let storage = Storage(
            in: course, state: state.map { URL(fileURLWithPath: $0) },
            cache: cache.map { URL(fileURLWithPath: $0) }, spare: spare
        ) { $0.path.hasPrefix(writable) }

        #expect(storage.state.path == placeOfState)
        #expect(storage.cache.path == placeOfCache ?? placeOfState + "/cache")
        let isElsewhere = state == nil && placeOfState != "/course/.kata"
        let note = "Nothing can be written in /course, so your progress is kept in \(placeOfState)"
        #expect(storage.note == (isElsewhere ? note : nil))
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
        let world = try World.live(
            course.root, course.world.terminal, arguments, from: elsewhere.root)

        _ = try GiveHint(world: world).run("Even")
        _ = try List(world: world).run()

        #expect(Disk.names(in: course.root) == before)
        #expect(State(folder: elsewhere.url("state")).progress().hints == ["Even": 1])
        #expect(Disk.exists(elsewhere.url("cache/course/catalogue")))
    }

    @Test func `a link that is laid in the place of a spare folder is not followed`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "theirs/notes.txt")
        try folder.link("kata", to: "theirs")
        try folder.link("dead", to: "nowhere")

        let storage = Storage(
            in: URL(fileURLWithPath: "/dev/null/course"),
            spare: ["kata", "dead", "mine"].map(folder.url))

        #expect(storage.state.path == folder.url("mine").path)
        #expect(try folder.files(in: "theirs") == ["notes.txt": ""])
    }

    @Test(.enabled(if: getuid() == 0, "only root can give a folder to somebody else"))
    func `a spare folder that is somebody else's is not used`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "theirs/notes.txt")
        try FileManager.default.setAttributes(
            [.ownerAccountID: 65534], ofItemAtPath: folder.url("theirs").path)

        let storage = Storage(
            in: URL(fileURLWithPath: "/dev/null/course"), spare: ["theirs", "mine"].map(folder.url))

        #expect(storage.state.path == folder.url("mine").path)
    }

    @Test(arguments: ["Documents", "notes.txt", "link"])
    func `what is somebody else's is not taken for a cache`(_ place: String) throws {
        let course = try SampleCourse()
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("mine", to: "Documents/thesis.odt")
        try elsewhere.write("mine", to: "notes.txt")
        try elsewhere.link("link", to: "Documents")
        let before = try elsewhere.files(in: "")
        let path = elsewhere.url(place).path

        let error = #expect(throws: KataError.self) {
            try World.live(
                course.root, course.world.terminal, Arguments(["--cache", path]), from: course.root)
        }

        #expect(error?.description.contains("\(path) ") == true)
        #expect(try elsewhere.files(in: "") == before)
    }

    @Test(arguments: ["new", "empty", "used"])
    func `a folder that is new, empty, or a cache already is taken`(_ place: String) throws {
        let course = try SampleCourse()
        let elsewhere = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: elsewhere.url("empty"), withIntermediateDirectories: true)
        // As it was before there was a mark.
        try elsewhere.write("", to: "used/3w5e11264sgsf-1y2p0ij32e8e7/manifest")
        try elsewhere.write("", to: "used/pruned")
        try elsewhere.write("", to: "used/course/catalogue")
        let arguments = try Arguments(["--cache", elsewhere.url(place).path])

        for _ in 1...2 {
            let world = try World.live(
                course.root, course.world.terminal, arguments, from: course.root)

            #expect(world.cache.path == elsewhere.url(place).path)
            try elsewhere.write("", to: place + "/other")
        }
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
