import Foundation

/// Tells that something in some folders has changed; not what.
final class FileEvents {
    /// Becomes readable when something has changed.
    let descriptor: Int32

    /// Nil where the system tells nothing, or has given out all that it has: files are to be looked at
    /// now and then.
    init?() {
        #if PLAIN
            return nil
        #else
            descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
            if descriptor < 0 { return nil }
        #endif
    }

    deinit { close(descriptor) }

    /// Those that it looks after already are looked after once.
    func watch(_ folders: [URL]) {
        #if !PLAIN
            let events =
                IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
                | IN_DELETE_SELF | IN_MOVE_SELF
            for folder in folders {
                _ = inotify_add_watch(descriptor, folder.path, UInt32(events))
            }
        #endif
    }

    func drain() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
}
