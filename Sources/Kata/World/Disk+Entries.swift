import Foundation

extension Disk {
    struct Entry: Equatable {
        /// What can be shown of it.
        var text: String
        /// Whether that is all of it: what is not UTF-8 cannot be opened by its text.
        var isText: Bool
        /// False for what is certainly none.
        var mayBeFolder: Bool
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
            entries.append(
                Entry(
                    text: text ?? String(decoding: bytes, as: UTF8.self), isText: text != nil,
                    mayBeFolder: [Int32(DT_DIR), Int32(DT_UNKNOWN)].contains(type)))
        }
        return entries.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }
}
