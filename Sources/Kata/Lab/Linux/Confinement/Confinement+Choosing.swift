import Foundation

extension Confinement {
    /// The first of those that the machine offers which works here, without a password.
    static func strongest(_ toolchain: Toolchain) throws -> Confinement {
        var reasons: [String] = []
        for offer in [Confinement.bubblewrap, .namespaces] {
            guard let reason = try offer.objection(toolchain) else { return offer }
            reasons.append(reason)
        }
        return .none(because: reasons.joined(separator: "; "))
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
