import Foundation

extension Limits {
    /// The words before those of a program that start it in a folder, under these limits.
    func shell(_ program: String, in folder: String) -> [String] {
        let script = (lines + [#"cd "$0" && exec "$@""#]).joined(separator: "\n")
        return ["/bin/sh", "-c", script, folder, program]
    }

    /// Lines of a shell that take the limits on.
    private var lines: [String] {
        let lines = systemLimits.map { allowance in
            allowance.letters.map { letter in
                "{ ulimit -S -\(letter) \(allowance.soft / allowance.unit)"
                    + " && ulimit -H -\(letter) \(allowance.hard / allowance.unit); }"
            }
            .joined(separator: " || ")
        }
        return ["ulimit -c 0", "{"] + lines + ["} 2>/dev/null"]
    }

    /// What a run may use of a resource.
    private struct SystemLimit {
        /// What shells call it: they differ in the letter for processes.
        var letters: String
        var soft: Int
        var hard: Int
        /// What a shell counts in.
        var unit: Int

        init(_ letters: String, _ soft: Int, hard: Int? = nil, unit: Int = 1) {
            self.letters = letters
            self.soft = soft
            self.hard = hard ?? soft
            self.unit = unit
        }
    }

    private var systemLimits: [SystemLimit] {
        [
            SystemLimit("d", memory, unit: 1024),
            SystemLimit("v", memory + Self.shared, unit: 1024),
            SystemLimit("f", fileSize, unit: 512),
            SystemLimit("t", work, hard: work + 1),
            SystemLimit("up", Platform.threads + processes),
        ]
    }

    /// Room for libraries, stacks and what is only reserved.
    private static let shared = 2 << 30
}
