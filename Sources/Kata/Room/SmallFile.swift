import Foundation

/// A file that somebody else has written, of a few lines at most; nothing else is read in its place.
struct SmallFile {
    private let path: String
    fileprivate static let bytes = 512

    init(_ url: URL) { path = url.path }

    /// What tells it from what it was before; nil if it is no small file.
    var version: String? {
        guard let traits = try? FileManager.default.attributesOfItem(atPath: path),
            traits[.type] as? FileAttributeType == .typeRegular,
            let size = traits[.size] as? Int, size <= Self.bytes,
            let date = traits[.modificationDate] as? Date
        else { return nil }
        return "\(traits[.systemFileNumber] ?? 0) \(size) \(date.timeIntervalSince1970)"
    }

    /// Its lines; nil if it is no small file of text.
    var lines: [String]? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var traits = stat()
        guard fstat(descriptor, &traits) == 0, traits.isSmallFile else { return nil }
        var buffer = [UInt8](repeating: 0, count: Self.bytes)
        let count = read(descriptor, &buffer, buffer.count)
        guard count >= 0, let text = String(validating: buffer[..<count], as: UTF8.self) else {
            return nil
        }
        return text.split(separator: "\n").map(String.init)
    }
}

extension stat {
    fileprivate var isSmallFile: Bool {
        st_mode & S_IFMT == S_IFREG && st_size <= SmallFile.bytes
    }
}
