import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Whether a process that was sent the last signal ends soon.
func isGone(_ pid: pid_t) throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < deadline {
        if kill(pid, 0) != 0 { return true }
        // One that nobody has waited for yet is as good as gone.
        let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
        if status.split(separator: " ").dropFirst(2).first == "Z" { return true }
        sched_yield()
    }
    return false
}
