import Foundation

/// The disk as the system offers it.
public struct SystemDisk: Disk {
    /// The disk of this machine.
    public init() {}

    /// Where a link leads in the end, or the place itself; throws if the link leads nowhere.
    public func target(of place: URL) throws -> URL {
        guard try status(of: place).map({ $0.st_mode & S_IFMT }) == S_IFLNK else { return place }
        guard let path = realpath(place.path, nil) else { throw failure }
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path))
    }

    /// The bytes of a file; nil if it is not there.
    public func read(_ file: URL) throws -> Data? {
        do {
            return try Data(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        }
    }

    /// Writes a new file, with the rights of `model` if that exists; throws if the file exists.
    public func create(_ file: URL, _ data: Data, like model: URL) throws {
        let model = try status(of: model)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = open(file.path, flags, model == nil ? 0o666 : 0o600)
        if descriptor < 0 { throw failure }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if let model {
            // NB: Only an administrator may give a file away; for all others it is theirs already.
            _ = fchown(descriptor, model.st_uid, model.st_gid)
            if fchmod(descriptor, model.st_mode & 0o777) != 0 { throw failure }
        }
        try handle.write(contentsOf: data)
        try handle.close()
    }

    /// Returns when a file or a folder is on the disk, or at once if the system cannot do it.
    public func sync(_ place: URL) throws {
        let descriptor = open(place.path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw failure }
        defer { close(descriptor) }
        #if canImport(Darwin)
            // NB: There, fsync leaves the bytes in the memory of the disk; some disks know no more.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        // NB: Some systems cannot do it for a folder. Then it is not ours to do.
        if fsync(descriptor) != 0, ![EINVAL, ENOTSUP].contains(errno) { throw failure }
    }

    /// Puts a file in the place of `other`; throws if nobody may write to that, or we may not.
    public func move(_ file: URL, to other: URL) throws {
        // NB: The system asks for the folder's rights alone. Its user may write anywhere.
        if let other = try status(of: other), other.st_mode & 0o222 == 0 {
            throw POSIXError(.EACCES)
        }
        if access(other.path, F_OK) == 0, access(other.path, W_OK) != 0 { throw failure }
        if rename(file.path, other.path) != 0 { throw failure }
    }

    /// Deletes a file; does nothing if it is not there.
    public func remove(_ file: URL) throws {
        if unlink(file.path) != 0, errno != ENOENT { throw failure }
    }

    /// Tries once to lock a folder, and says what came of it; throws if there is no such folder.
    public func lock(_ folder: URL) throws -> Lock {
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0, errno == EACCES { return .impossible }
        if descriptor < 0 { throw failure }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .ours { close(descriptor) } }
        defer { close(descriptor) }
        return [EWOULDBLOCK, EINTR].contains(errno) ? .taken : .impossible
    }

    /// Linux lists who has locked what, such as `1: FLOCK ADVISORY WRITE 4711 08:01:1234 0 EOF`.
    public func holder(of folder: URL) -> Int32? {
        guard let number = try? status(of: folder)?.st_ino,
            let locks = try? String(contentsOfFile: "/proc/locks", encoding: .utf8)
        else { return nil }
        for line in locks.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK" else { continue }
            if words[5].hasSuffix(":\(number)") { return Int32(words[4]) }
        }
        return nil
    }

    /// Waits for a hundredth of a second.
    public func pause() {
        usleep(10_000)
    }

    /// What is known of a file, or of a link itself; nil if nothing is there.
    private func status(of place: URL) throws -> stat? {
        var status = stat()
        if lstat(place.path, &status) == 0 { return status }
        if errno == ENOENT { return nil }
        throw failure
    }

    private var failure: any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
