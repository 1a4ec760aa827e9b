import Foundation

/// What keeps a run away from everything but its own folder.
///
/// Inside there is no network, nothing of the course, and nothing to write to but the run's
/// folder; whatever it starts ends with it.
enum Confinement: Hashable, Sendable, CustomStringConvertible {
    case none(because: String)
    /// `unshare`, which is part of all Linux systems.
    case namespaces

    /// By the name of its program, or `none`.
    init?(name: String) {
        let programs: [String: Confinement] = [
            "none": .none(because: "it was asked for"), "unshare": .namespaces,
        ]
        guard let found = programs[name] else { return nil }
        self = found
    }

    var description: String {
        switch self {
        case .none(let reason): "isolation: none, because \(reason)"
        case .namespaces: "isolation: unshare"
        }
    }
}
