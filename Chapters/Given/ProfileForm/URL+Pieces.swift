import Foundation

extension URL {
    /// Hands over the file's bytes, at most 64 kilobytes at a time.
    func forEachPiece(_ use: (Data) throws -> Void) throws {
        let file = try FileHandle(forReadingFrom: self)
        while let piece = try file.read(upToCount: 65_536), !piece.isEmpty { try use(piece) }
    }
}
