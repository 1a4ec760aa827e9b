import Foundation

/// What keeps the Lab itself from working; mistakes in the code it is given are verdicts instead.
enum LabError: Error, Equatable, CustomStringConvertible {
    case noToolchain(String)
    case cannotRun(String, reason: String)
    case cannotWrite(String, reason: String)
    case cannotConfine(String, reason: String)
    case doesNotLink(String)
    /// A folder below which nothing can be built, and the sign in its path that is to blame.
    case badFolder(String, Character)
    case cancelled

    var description: String {
        switch self {
        case .noToolchain(let reason):
            "error: no Swift toolchain was found: \(reason)\n  Check that `swiftc --version` works."
        case .cannotRun(let program, let reason):
            "error: \(program) could not be run: \(reason)\n  Check that `swift build` works."
        case .cannotWrite(let path, let reason):
            "error: \(path) could not be written: \(reason)\n  Check the space left on the disk."
        case .cannotConfine(let confinement, let reason):
            "error: \(confinement) does not work here: \(reason)\n  Leave `--confine` out for"
                + " what works."
        case .badFolder(let path, let sign):
            "error: nothing can be built in \(path.printable): Swift's own tools cannot read a path with"
                + " \(String(sign).printable)\n  Move the course to a folder without it."
        case .cancelled:
            "error: the run was abandoned\n  Run it again."
        case .doesNotLink(let output):
            "error: the tests could not be linked:\n\(output)\n  Run `swift test` to see whether"
                + " the toolchain is complete."
        }
    }

    var inShort: String {
        let first = description.split(separator: "\n").first ?? ""
        return String(first.trimmingPrefix("error: "))
    }

    /// The same error; where a file could not be written, it says which, and why.
    static func naming(_ error: any Error) -> any Error {
        guard let error = error as? CocoaError, (512..<1024).contains(error.code.rawValue) else {
            return error
        }
        let path = error.filePath ?? error.url?.path ?? "a file"
        return cannotWrite(path, reason: error.whyNotWritten)
    }

    static let noSpace = "no space is left on the disk"

    /// - Throws: `LabError.cannotWrite` if a program says that nothing more can be written.
    static func refuseFullDisk(_ result: Subprocess, at place: URL) throws {
        if result.ending != .exited(0) { try refuseFullDisk(saying: result.output, at: place) }
    }

    /// - Throws: `LabError.cannotWrite` if these words say that nothing more can be written.
    static func refuseFullDisk(saying words: String, at place: URL) throws {
        // What a line about a file of Swift says, or shows of it, may be what somebody has written.
        let isFull = words.lines.contains {
            $0.contains("No space left on device") && !$0.contains(".swift:")
                && !$0.contains(/^ *\d* *\|/)
        }
        if isFull { throw cannotWrite(place.path, reason: noSpace) }
    }

    /// - Throws: `LabError.cannotWrite` if next to nothing can be written there.
    static func refuseFullDisk(at folder: URL) throws {
        var disk = statvfs()
        guard statvfs(folder.path, &disk) == 0 else { return }
        if UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < 1 << 18 {
            throw cannotWrite(folder.path, reason: noSpace)
        }
    }
}

extension Error {
    var whyNotWritten: String {
        guard let error = self as? CocoaError else { return localizedDescription }
        if error.code == .fileWriteOutOfSpace { return LabError.noSpace }
        return (error.underlying ?? error).systemReason ?? localizedDescription
    }

    /// What the system says of one of its own errors; nil for others.
    var systemReason: String? {
        let code = (self as? POSIXError).map { Int($0.code.rawValue) }
        // NB: cast as it is, one that is an NSError would be put into another.
        let error = (self as Any) as? NSError
        let other = error?.domain == NSPOSIXErrorDomain ? error?.code : nil
        return (code ?? other).map { String(cString: strerror(Int32($0))) }
    }
}
