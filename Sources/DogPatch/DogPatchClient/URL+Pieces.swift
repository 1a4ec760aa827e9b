import Foundation

extension URL {
    /// Hands over the file's bytes, at most 64 kilobytes at a time.
    func forEachPiece(_ use: (Data) throws -> Void) throws {
        let file = try FileHandle(forReadingFrom: self)
        while let piece = try file.read(upToCount: 65_536), !piece.isEmpty { try use(piece) }
    }

    /// Whether the text stands anywhere in the file, also where two pieces meet.
    func contains(_ text: String) throws -> Bool {
        var end = Data()
        var isThere = false
        try forEachPiece { piece in
            let seen = end + piece
            if seen.contains(text) { isThere = true }
            end = seen.suffix(text.utf8.count)
        }
        return isThere
    }
}

extension Data {
    /// Whether the text's bytes stand anywhere in these.
    func contains(_ text: String) -> Bool {
        range(of: Data(text.utf8)) != nil
    }
}
