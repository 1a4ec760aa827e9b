import Foundation

/// Tells that something in some folders has changed; not what.
protocol FileEvents {
    /// Becomes readable when something has changed.
    var descriptor: Int32 { get }

    func watch(_ folders: [URL])

    func drain()
}

extension Platform {
    /// Nil where the system tells nothing: files are to be looked at now and then.
    static func fileEvents() -> (any FileEvents)? {
        #if PLAIN
            nil
        #else
            Inotify()
        #endif
    }
}
