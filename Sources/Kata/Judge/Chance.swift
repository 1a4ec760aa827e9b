extension Tree {
    /// Whether something in these files may differ from run to run: an order that hashes decide,
    /// chance, the clock, or what goes on beside. To be wrong here costs time, or a second look.
    var mayVary: Bool { files.values.contains(where: \.mayVary) }
}

extension String {
    fileprivate var mayVary: Bool {
        Self.variable.contains { contains($0) } || hasKeys
    }

    private static let variable = [
        "Dictionary", "Set<", "Set(", "hash", "Hasher", "random", "shuffle", "UUID", "Date(",
        ".now",
        "Clock", "clock", "time(", "Task", "async", "await", "Thread", "pthread", "Dispatch",
        "FileManager", "Unsafe", "ObjectIdentifier",
    ]

    /// Whether there is a type or a value such as `[String: Int]`, `["a": 1]` or `[:]`.
    private var hasKeys: Bool {
        var mayBeKey = false
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "["): mayBeKey = true
            case UInt8(ascii: ":") where mayBeKey: return true
            case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: "?"):
                mayBeKey = false
            default: break
            }
        }
        return false
    }
}
