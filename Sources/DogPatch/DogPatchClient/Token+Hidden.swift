extension Token: CustomStringConvertible, CustomReflectable {
    /// The same for every token, so that none gets into a log.
    public var description: String { "Token(hidden)" }
    /// A mirror without children, so that `dump` does not print the token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
