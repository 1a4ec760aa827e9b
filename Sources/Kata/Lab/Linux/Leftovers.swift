import Foundation

/// Processes that a run has left behind.
enum Leftovers {
    /// The number by which an open file is known.
    static func number(of descriptor: Int32) -> UInt64 {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : 0
    }

    /// Ends processes that left their group, until none is found: those with `variable` in their
    /// environment, those that are in their home, and those that hold one of the sockets.
    static func end(marked variable: String, in home: URL?, holding sockets: Set<UInt64>) {
        let wanted = Data(variable.utf8)
        let home = home?.resolvingSymlinksInPath().path
        let links = Set(sockets.map { "socket:[\($0)]" })
        let files = FileManager.default
        func target(_ path: String) -> String? {
            try? files.destinationOfSymbolicLink(atPath: path)
        }
        func isLeft(_ process: String) -> Bool {
            if files.contents(atPath: process + "/environ")?.range(of: wanted) != nil {
                return true
            }
            if let home, let place = target(process + "/cwd"),
                place == home || place.hasPrefix(home + "/")
            {
                return true
            }
            let open = (try? files.contentsOfDirectory(atPath: process + "/fd")) ?? []
            return open.contains { target(process + "/fd/" + $0).map(links.contains) ?? false }
        }
        for _ in 1...5 {
            let left = ((try? files.contentsOfDirectory(atPath: "/proc")) ?? [])
                .compactMap { pid_t($0) }
                .filter { $0 != getpid() && isLeft("/proc/\($0)") }
            if left.isEmpty { return }
            for pid in left { kill(pid, SIGKILL) }
        }
    }
}
