import Foundation

extension Confinement {
    /// The one that works here, without a password.
    static func here(_ toolchain: Toolchain) throws -> Confinement {
        try Confinement.namespaces.objection(toolchain).map { .none(because: $0) } ?? .namespaces
    }

    /// Why it does not work here; nil if it does.
    func objection(_ toolchain: Toolchain) throws -> String? {
        do {
            let result = try Scratch.with { folder in
                try Cell(self, toolchain).run(
                    "/bin/sh", ["-c", "exit 0"], for: folder, environment: [:],
                    limits: Limits(seconds: 5))
            }
            if result.ending == .exited(0) { return nil }
            try LabError.refuseFullDisk(result, at: FileManager.default.temporaryDirectory)
            let words = result.output.split(separator: "\n").last.map(String.init)
            return words ?? "\(self) ends with \(result.ending)"
        } catch {
            switch LabError.naming(error) {
            case LabError.cannotRun(let program, let reason): return "\(program): \(reason)"
            // What cannot be written here says nothing of the confinement.
            case let error as LabError: throw error
            case let error: return "\(self): \(error.localizedDescription)"
            }
        }
    }
}
