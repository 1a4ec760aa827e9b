import Foundation

/// A name and a picture in one form, as servers read it: parts with a boundary between them.
public struct ProfileForm: Sendable {
    public let boundary: String
    private let name: String
    private let picture: URL

    /// - Throws: `noPicture`, if there is no file that can be read.
    public init(
        name: String, picture: URL, makeBoundary: () -> String = { UUID().uuidString }
    ) throws(DogPatchError) {
        var boundary = makeBoundary()
        do {
            while try name.contains(boundary) || picture.contains(boundary) {
                boundary = makeBoundary()
            }
        } catch {
            throw .noPicture
        }
        self.boundary = boundary
        self.name = name
        self.picture = picture
    }

    /// Hands over the whole form, in pieces of at most 64 kilobytes.
    public func forEachPiece(_ use: (Data) throws -> Void) throws {
        try use(Data(head.utf8))
        try picture.forEachPiece(use)
        try use(Data("\r\n--\(boundary)--\r\n".utf8))
    }

    private var head: String {
        """
        --\(boundary)\r
        Content-Disposition: form-data; name="name"\r
        \r
        \(name)\r
        --\(boundary)\r
        Content-Disposition: form-data; name="picture"; filename="picture"\r
        Content-Type: application/octet-stream\r
        \r

        """
    }
}

extension URL {
    fileprivate func forEachPiece(_ use: (Data) throws -> Void) throws {
        let file = try FileHandle(forReadingFrom: self)
        defer { try? file.close() }
        while let piece = try file.read(upToCount: 65_536), !piece.isEmpty { try use(piece) }
    }

    fileprivate func contains(_ text: String) throws -> Bool {
        let wanted = Data(text.utf8)
        var end = Data()
        var isThere = false
        try forEachPiece { piece in
            let seen = end + piece
            if seen.range(of: wanted) != nil { isThere = true }
            end = seen.suffix(wanted.count - 1)
        }
        return isThere
    }
}
