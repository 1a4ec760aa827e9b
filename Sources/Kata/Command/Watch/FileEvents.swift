import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells that something in some folders has changed; not what.
final class FileEvents {
    /// Becomes readable when something has changed.
    let descriptor: Int32

    #if os(Linux)
        init() { descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }
        deinit { close(descriptor) }

        /// Looks after these folders; those it looks after already are looked after once.
        func watch(_ folders: [URL]) {
            let events =
                IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
                | IN_DELETE_SELF | IN_MOVE_SELF
            for folder in folders {
                _ = inotify_add_watch(descriptor, folder.path, UInt32(events))
            }
        }
    #else
        private var folders: [String: Int32] = [:]

        init() { descriptor = kqueue() }

        deinit {
            for folder in folders.values { close(folder) }
            close(descriptor)
        }

        func watch(_ folders: [URL]) {
            for file in self.folders.values { close(file) }
            self.folders = [:]
            for folder in folders {
                let names =
                    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                for path in [folder.path] + names.map({ folder.path + "/" + $0 }) {
                    let file = open(path, O_EVTONLY | O_CLOEXEC)
                    guard file >= 0 else { continue }
                    self.folders[path] = file
                    var event = kevent(
                        ident: UInt(file), filter: Int16(EVFILT_VNODE),
                        flags: UInt16(EV_ADD | EV_CLEAR),
                        fflags: UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_EXTEND),
                        data: 0, udata: nil)
                    kevent(descriptor, &event, 1, nil, 0, nil)
                }
            }
        }
    #endif

    /// Forgets the changes told so far.
    func drain() {
        #if os(Linux)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
        #else
            var event = kevent()
            var now = timespec()
            while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {}
        #endif
    }
}
