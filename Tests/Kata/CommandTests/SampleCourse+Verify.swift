import Foundation
import Lab

@testable import kata

extension SampleCourse {
    /// Proves this course with a real compiler.
    func verify(_ subject: String? = nil, asJSON: Bool = false) throws
        -> (code: Int32, output: String)
    {
        var world = world
        world.engine = Engine { try Self.lab.run($0) }
        world.layoutFaults = { try Self.lab.layoutFaults(in: $0, settings: $1) }
        let code = try Verify(world: world).run(subject, asJSON: asJSON)
        return (code, output)
    }

    /// One Lab for all courses: what they have in common is compiled once.
    static let lab: Lab = {
        atexit { try? FileManager.default.removeItem(at: SampleCourse.cache) }
        return try! Lab(folder: cache)
    }()

    private static let cache = FileManager.default.temporaryDirectory
        .appendingPathComponent("kata-tests-\(ProcessInfo.processInfo.processIdentifier)")
}
