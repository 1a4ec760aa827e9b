import Foundation

/// Keeps the token in a file that only its owner can read.
public actor TokenFile: TokenStore {
    private let file: URL

    /// Keeps the token in `file`, which need not exist; its folder must.
    public init(_ file: URL) {
        self.file = file
    }

    /// The token in the file; nil if there is no file, or no token in it.
    public func token() -> Token? {
        (try? String(contentsOf: file, encoding: .utf8)).flatMap(Token.init)
    }

    /// Replaces the token in the file; nil empties the file.
    ///
    /// - Throws: if the file cannot be written; then the old token stays in it.
    public func keep(_ token: Token?) throws {
        let draft = file.appendingPathExtension(UUID().uuidString)
        defer { unlink(draft.path) }
        let isThere = FileManager.default.createFile(
            atPath: draft.path, contents: nil, attributes: [.posixPermissions: 0o600])
        guard isThere else { throw CocoaError(.fileWriteUnknown) }
        try Data((token?.text ?? "").utf8).write(to: draft)
        if rename(draft.path, file.path) != 0 { throw CocoaError(.fileWriteUnknown) }
    }

    /// Empties the file if it still holds this token.
    public func forget(_ token: Token) throws { if self.token() == token { try keep(nil) } }
}
