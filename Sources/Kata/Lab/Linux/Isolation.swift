import Foundation
import Synchronization

/// The cell of a Lab, made when it is first needed: to find out what works takes a moment.
final class Isolation: Sendable {
    private let demand: Confinement?
    private let announce: @Sendable (Confinement) -> Void
    private let made = Mutex<Cell?>(nil)

    init(_ demand: Confinement?, _ announce: @escaping @Sendable (Confinement) -> Void) {
        self.demand = demand
        self.announce = announce
    }

    /// - Throws: `LabError.cannotConfine` if what was asked for does not work here.
    func cell(_ toolchain: Toolchain) throws -> Cell {
        try made.withLock { made in
            if let made { return made }
            let cell = try Cell(confinement(toolchain), toolchain)
            announce(cell.confinement)
            made = cell
            return cell
        }
    }

    /// What was asked for, or what works here without a password.
    private func confinement(_ toolchain: Toolchain) throws -> Confinement {
        if let demand, demand != .namespaces { return demand }
        guard let reason = try Confinement.namespaces.objection(toolchain) else {
            return .namespaces
        }
        if let demand { throw LabError.cannotConfine("\(demand)", reason: reason) }
        return .none(because: reason)
    }

    /// What decides which cell it will be.
    var traits: [String] {
        if let demand { return ["\(demand)"] }
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let isThere = places.contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/unshare")
        }
        return [isThere ? "unshare" : "", "\(geteuid())"]
    }
}

extension Confinement {
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
