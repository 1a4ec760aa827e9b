import Foundation

@testable import kata

/// Whether a process that was sent the last signal ends soon.
func isGone(_ pid: pid_t) throws -> Bool {
    soon {
        // One that nobody has waited for yet is as good as gone.
        let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
        return kill(pid, 0) != 0 || status.split(separator: " ").dropFirst(2).first == "Z"
    }
}

/// Whether no process runs with these words, soon.
func isGone(_ words: String...) throws -> Bool { soon { !isRunning(words) } }

/// Whether a process runs with these words, soon.
func isThere(_ words: String...) throws -> Bool { soon { isRunning(words) } }

private func isRunning(_ words: [String]) -> Bool {
    let wanted = Data(words.map { $0 + "\0" }.joined().utf8)
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains {
        FileManager.default.contents(atPath: "/proc/\($0)/cmdline") == wanted
    }
}

private func soon(_ holds: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < deadline {
        if holds() { return true }
        sched_yield()
    }
    return false
}
