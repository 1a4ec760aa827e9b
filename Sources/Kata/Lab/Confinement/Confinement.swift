import Foundation

/// What keeps a run away from everything but its own folder.
///
/// Inside there is no network, nothing of the course, and nothing to write to but the run's
/// folder; whatever it starts ends with it.
package enum Confinement: Hashable, Sendable, CustomStringConvertible {
    case none(because: String)
    /// `bwrap`, which is part of many Linux systems.
    case bubblewrap
    /// `unshare`, which is part of all of them.
    case namespaces
    /// `sandbox-exec` of macOS.
    case sandboxExec

    /// By the name of its program, or `none`.
    package init?(name: String) {
        let programs: [String: Confinement] = [
            "none": .none(because: "it was asked for"), "bwrap": .bubblewrap,
            "unshare": .namespaces, "sandbox-exec": .sandboxExec,
        ]
        guard let found = programs[name] else { return nil }
        self = found
    }

    /// In one line, for a person.
    package var description: String {
        switch self {
        case .none(let reason): "isolation: none, because \(reason)"
        case .bubblewrap: "isolation: bwrap"
        case .namespaces: "isolation: unshare"
        case .sandboxExec: "isolation: sandbox-exec"
        }
    }

    /// The first of those that the machine offers which works here, without a password.
    static func strongest(_ toolchain: Toolchain) throws -> Confinement {
        #if os(Linux)
            let offers = [Confinement.bubblewrap, .namespaces]
        #else
            let offers = [Confinement.sandboxExec]
        #endif
        var reasons: [String] = []
        for offer in offers {
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
            let words = result.output.split(separator: "\n").last.map(String.init)
            return words ?? "\(self) ends with \(result.ending)"
        } catch LabError.cannotRun(let program, let reason) {
            return "\(program): \(reason)"
        }
    }
}
