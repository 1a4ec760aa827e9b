import Foundation

final class Inotify: FileEvents {
    let descriptor: Int32

    /// Nil where the system has given out all that it has.
    init?() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Those that it looks after already are looked after once.
    func watch(_ folders: [URL]) {
        let events =
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
            | IN_DELETE_SELF | IN_MOVE_SELF
        for folder in folders {
            _ = inotify_add_watch(descriptor, folder.path, UInt32(events))
        }
    }

    func drain() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }
}
