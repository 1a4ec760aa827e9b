import Foundation

/// A name and a picture in one form, as servers read it: two parts, with a boundary around them.
public struct ProfileForm: Sendable {
    /// What separates the parts; it occurs neither in the name nor in the picture.
    public let boundary: String
    private let name: String
    private let picture: URL

    /// - Throws: `noPicture`, if there is no file that can be read.
    public init(
        name: String, picture: URL, makeBoundary: () -> String = { UUID().uuidString }
    ) throws(DogPatchError) {
        var boundary = makeBoundary()
        do {
            while try Data(name.utf8).contains(boundary) || picture.contains(boundary) {
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
        \r\n
        """
    }
}

extension ProfileForm {
    /// Writes the whole form into a new file that only its owner can read.
    ///
    /// - Throws: `noRoom` if the file cannot be written, `noPicture` if the picture cannot be read.
    func write(to file: URL) throws(DogPatchError) {
        _ = FileManager.default.createFile(
            atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        guard let copy = try? FileHandle(forWritingTo: file) else { throw .noRoom }
        do {
            try forEachPiece { piece in
                do { try copy.write(contentsOf: piece) } catch { throw DogPatchError.noRoom }
            }
        } catch {
            throw error as? DogPatchError ?? .noPicture
        }
    }
}
