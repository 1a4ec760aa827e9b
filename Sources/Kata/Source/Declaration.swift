/// A declaration of a formatted Swift file, found by its indentation.
struct Declaration: Equatable {
    /// What tells it from its siblings, such as `func add(_:)`.
    var name: String
    /// Comments that stand directly above it.
    var comments: [String]
    /// Its first lines, up to the one that opens its body.
    var header: [String]
    /// What stands between the header and the closing brace; nil if there is no body to look into.
    var members: [Declaration]?
    /// The rest of its lines, if it has no members.
    var rest: [String]
    /// Whether an empty line separates it from what is above.
    var isSetOff: Bool

    var isElision: Bool { name == elision }

    /// Whether its body says that members are left out.
    var isPart: Bool { members?.contains { $0.isElision } ?? false }

    /// Whether anything in it is left out.
    var leavesOut: Bool {
        isElision || members?.contains { $0.leavesOut } ?? false
            || (header + rest).contains { $0.trimmed == elision }
    }

    var lines: [String] {
        guard let members else { return comments + header + rest }
        let close = String(repeating: " ", count: header[0].indentation) + "}"
        return comments + header + members.joinedLines + [close]
    }
}

extension [Declaration] {
    /// The lines of these declarations, empty lines between them included.
    var joinedLines: [String] {
        enumerated().flatMap { offset, declaration in
            (declaration.isSetOff && offset > 0 ? [""] : []) + declaration.lines
        }
    }
}
