import Foundation

extension Disk {
    struct Entry: Equatable {
        /// What can be shown of it.
        var text: String
        /// Its name as it is, which may be no UTF-8.
        var bytes: [UInt8]
        /// False for what is certainly none.
        var mayBeFolder: Bool
        var mayBeLink: Bool

        /// Whether it can be opened by its text.
        var isText: Bool { Array(text.utf8) == bytes }
        var isHidden: Bool { bytes.first == 0x2E }
    }

    /// What is in a folder, in the order of the bytes; nil if it cannot be read.
    static func entries(of folder: URL, atMost limit: Int = .max) -> [Entry]? {
        guard let directory = opendir(folder.path) else { return nil }
        defer { closedir(directory) }
        var entries: [Entry] = []
        while entries.count < limit, let entry = readdir(directory) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            let text = String(validating: bytes, as: UTF8.self)
            if text == "." || text == ".." { continue }
            let type = Int32(entry.pointee.d_type)
            func mayBe(_ kind: Int) -> Bool { [Int32(kind), Int32(DT_UNKNOWN)].contains(type) }
            entries.append(
                Entry(
                    text: text ?? bytes.latin, bytes: bytes, mayBeFolder: mayBe(Int(DT_DIR)),
                    mayBeLink: mayBe(Int(DT_LNK))))
        }
        return entries.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// Whether it is a file with anything in it.
    static func isFilled(_ entry: Entry, in folder: URL) -> Bool {
        var status = stat()
        let result = path(of: entry, in: folder).withUnsafeBufferPointer {
            lstat($0.baseAddress!, &status)
        }
        return result == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
    }

    /// The path of an entry, for the system's own calls.
    static func path(of entry: Entry, in folder: URL) -> [CChar] {
        (Array(folder.path.utf8) + [0x2F] + entry.bytes + [0]).map { CChar(bitPattern: $0) }
    }
}

extension [UInt8] {
    /// These bytes as old archives of the west mean them.
    fileprivate var latin: String {
        String(
            String.UnicodeScalarView(
                map { (0x80...0x9F).contains($0) ? "\u{FFFD}" : Unicode.Scalar($0) }))
    }
}
