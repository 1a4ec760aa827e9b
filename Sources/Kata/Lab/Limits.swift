/// How much a run may use before it is ended.
struct Limits: Equatable, Sendable {
    var seconds = 10.0
    /// Seconds of a core; half of the others, if nothing else is said.
    var work: Int?
    var memory = 1 << 30
    var output = 1 << 20
    var fileSize = 1 << 26
    /// Bytes of disk that all its files take together.
    var disk = 1 << 28
    /// Processes and threads that the user may have more than now.
    ///
    /// The system does not enforce this for root.
    var processes = 256

    /// Seconds of a core that a run may use.
    var core: Int { work ?? Int((seconds / 2).rounded(.up)) }

    /// What tells them from all others, in words that are kept.
    var parts: [String] {
        ["\(seconds)"] + [core, memory, output, fileSize, disk, processes].map { "\($0)" }
    }

    /// The same, with time enough for tests on a fault while many of them run.
    func under(_ conditions: Conditions) -> Limits {
        guard conditions.fault != nil else { return self }
        var limits = self
        limits.work = conditions.work ?? core
        // NB: a fault that never ends uses up its time of a core before; one that waits does not.
        limits.seconds = max(seconds, 20, 4 * Double(conditions.work ?? 0))
        return limits
    }

    /// The words before those of a program that start it in a folder, under these limits.
    func shell(_ program: String, in folder: String) -> [String] {
        let script = (lines + [#"cd "$0" && exec "$@""#]).joined(separator: "\n")
        return ["/bin/sh", "-c", script, folder, program]
    }

    /// Lines of a shell that take the limits on.
    private var lines: [String] {
        // As shells call and count it, and how much harder it may become: the letter for processes
        // differs.
        let limits = [
            ("d", memory >> 10, 0), ("v", (memory + Self.shared) >> 10, 0),
            ("f", fileSize / 512, 0), ("t", core, 1), ("up", Platform.threads + processes, 0),
        ]
        let lines = limits.map { letters, soft, more in
            letters.map {
                "{ ulimit -S -\($0) \(soft) && ulimit -H -\($0) \(soft + more); }"
            }
            .joined(separator: " || ")
        }
        return ["ulimit -c 0", "{"] + lines + ["} 2>/dev/null"]
    }

    /// Room for libraries, stacks and what is only reserved.
    private static let shared = 2 << 30
}
