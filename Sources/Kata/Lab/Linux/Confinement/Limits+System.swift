import Foundation

extension Limits {
    /// Lines of a shell that take the limits on.
    var shell: [String] {
        let lines = systemLimits.map { allowance in
            allowance.letters.map { letter in
                "{ ulimit -S -\(letter) \(allowance.soft / allowance.unit)"
                    + " && ulimit -H -\(letter) \(allowance.hard / allowance.unit); }"
            }
            .joined(separator: " || ")
        }
        return ["ulimit -c 0", "{"] + lines + ["} 2>/dev/null"]
    }

    /// The same for a runner: a resource, a soft limit and a hard one, of each.
    var words: String {
        let resources: [Character: Int] = [
            "d": Int(RLIMIT_DATA.rawValue), "v": Int(RLIMIT_AS.rawValue),
            "f": Int(RLIMIT_FSIZE.rawValue), "t": Int(RLIMIT_CPU.rawValue),
            "u": Int(__RLIMIT_NPROC.rawValue),
        ]
        return systemLimits.flatMap { allowance in
            allowance.letters.compactMap { resources[$0] }
                .map { "\($0):\(allowance.soft):\(allowance.hard)" }
        }
        .joined(separator: ",")
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
