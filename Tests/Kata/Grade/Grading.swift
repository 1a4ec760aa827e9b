import Foundation
import Testing

@testable import kata

/// Tests of a room whose submissions are judged, with a real compiler.
protocol Grading {
    var course: SampleCourse { get }
    var room: TemporaryFolder { get }
}

extension Grading {
    var code: String { "func isEven(_ n: Int) -> Bool {\n    n & 1 == 0\n}\n" }
    var tests: String { Abuse.tests("#expect(isEven(2))\n#expect(!isEven(3))") }

    @discardableResult
    func hand(in name: String, code: String, tests: String) throws -> URL {
        let home = "submissions/\(name)/\(SampleCourse.exercise)"
        try room.write(tests, to: home + "Tests/EvenTests.swift")
        try room.write(code, to: home + "Sources/Even.swift")
        return room.url(home + "Sources/Even.swift")
    }

    /// A world in which every run is green, or comes to what `run` says.
    func world(_ run: (@Sendable (Run) throws -> Report)? = nil) -> World {
        var world = course.world
        world.lab = { Workbench.lab }
        if let run { world.engine = Engine(run: run) }
        return world
    }

    /// Grades with a real compiler.
    func grade(
        _ names: [String] = [], in folder: String = "submissions",
        options: GradeAll.Options = GradeAll.Options(), seconds: Double = 30
    ) throws -> Gradebook {
        var lab = Workbench.lab
        lab.limits = Limits(seconds: seconds, work: 5)
        var world = course.world
        world.lab = { [lab] in lab }
        world.engine = Engine { [lab] in
            try lab.run($0)
        } runAfresh: { [lab] in
            try lab.run($0, fresh: true)
        }
        return try grade(world, names, in: folder, options: options)
    }

    @discardableResult
    func grade(
        _ world: World, _ names: [String] = [], in folder: String = "submissions",
        options: GradeAll.Options = GradeAll.Options()
    ) throws -> Gradebook {
        let exit = try GradeAll(world: world, options: options).run(room.url(folder).path, names)
        #expect(exit == 0)
        let place = options.into.map(URL.init(fileURLWithPath:)) ?? room.url(folder + "-grades")
        return try #require(GradeFiles(folder: place).read())
    }

    func results(_ folder: String = "submissions-grades") throws -> [String: String] {
        try room.files(in: folder)
    }

    func result(_ path: String) throws -> String {
        try Disk.text(room.url("submissions-grades/" + path))
    }
}

extension Run {
    /// What it comes to where each fault is noticed.
    var usual: Report { has("n == n") || has("n != n") ? .red : .green }

    /// Whether this stands somewhere in its files.
    func has(_ text: String) -> Bool {
        modules.contains { $0.files.values.contains { $0.contains(text) } }
    }
}
