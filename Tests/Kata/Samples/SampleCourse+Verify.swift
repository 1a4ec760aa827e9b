import Foundation

@testable import kata

extension SampleCourse {
    /// Proves this course with a real compiler.
    ///
    /// - Parameter run: is asked instead of the compiler.
    func verify(
        _ subject: String? = nil, asJSON: Bool = false,
        run: (@Sendable (Run) throws -> Report)? = nil
    ) throws -> (code: Int32, output: String) {
        let code = try Verify(world: realWorld(run).performing).run(subject, asJSON: asJSON)
        return (code, output)
    }

    /// Tries faults with a real compiler.
    @discardableResult
    func mutate(_ name: String, _ options: Mutate.Options) throws -> (code: Int32, output: String) {
        let before = output
        let code = try Mutate(world: realWorld(), options: options).run(name)
        return (code, String(output.dropFirst(before.count)))
    }

    private func realWorld(_ run: (@Sendable (Run) throws -> Report)? = nil) -> World {
        var world = world.equipped { Self.lab }
        if let run { world.engine = Engine(run: run) }
        return world
    }

    /// Writes down why faults in the code called `name` are waved through.
    func save(reasons entries: [String], for name: String, to path: String) throws {
        try write(
            "# \(name): faults that no test has to notice\n"
                + entries.map { "\n" + $0 }.joined(), to: path)
    }

    /// The reason why a statement in the file at `path` may be left out.
    static func reason(_ path: String, _ before: String, because reason: String) -> String {
        "## \(path)\n\n```diff\n- \(before)\n```\n\n\(reason)\n"
    }

    /// One Lab for all courses: what they have in common is compiled once.
    static let lab = try! Lab(folder: cache)

    static let cache: URL = {
        atexit { try? FileManager.default.removeItem(at: SampleCourse.cache) }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-tests-\(ProcessInfo.processInfo.processIdentifier)")
    }()
}
