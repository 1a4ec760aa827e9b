import Course
import Foundation
import Lab

@testable import kata

extension SampleCourse {
    /// Proves this course with a real compiler.
    ///
    /// - Parameter run: is asked instead of the compiler.
    func verify(
        _ subject: String? = nil, asJSON: Bool = false,
        run: (@Sendable (Run) throws -> Report)? = nil
    ) throws -> (code: Int32, output: String) {
        let code = try Verify(world: realWorld(run)).run(subject, asJSON: asJSON)
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
        var world = world
        world.engine = Engine { try run?($0) ?? Self.lab.run($0) }
        world.memory = Memory {
            Self.lab.kept(for: $0)
        } keep: {
            try Self.lab.keep($0, for: $1)
        }
        world.optimizedCode = { try Self.lab.optimizedCode(of: $0, in: $1) }
        world.layoutFaults = { try Self.lab.layoutFaults(in: $0, settings: $1) }
        return world
    }

    /// One Lab for all courses: what they have in common is compiled once.
    static let lab: Lab = {
        atexit { try? FileManager.default.removeItem(at: SampleCourse.cache) }
        return try! Lab(folder: cache)
    }()

    private static let cache = FileManager.default.temporaryDirectory
        .appendingPathComponent("kata-tests-\(ProcessInfo.processInfo.processIdentifier)")
}
