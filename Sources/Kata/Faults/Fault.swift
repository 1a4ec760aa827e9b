/// One place of the code made wrong by the machine.
struct Fault: Hashable, Sendable, Codable {
    /// The file, such as `Sources/Filename.swift`.
    var path: String
    /// What is replaced, in bytes.
    var range: Range<Int>
    var replacement: String
    var line: Int
    /// The lines as they are, without the blanks around them.
    var before: String
    /// The lines as they are made; empty if nothing is left.
    var after: String
    var operation: Operation
    /// What a test would answer, in plain words.
    var question: String

    /// What kind of change makes the fault.
    enum Operation: String, CaseIterable, Sendable, Codable {
        /// `<` and `<=`, `>` and `>=`.
        case limit
        /// `==` and `!=`.
        case equality
        /// `&&` and `||`.
        case logic
        case arithmetic
        /// A number, one more or less.
        case constant
        case boolean
        /// A condition that says the opposite.
        case condition
        /// A statement that is left out.
        case statement
        /// Another value that is returned.
        case result
        /// What stands behind `??`.
        case fallback
        /// `?.`
        case chain
        /// `...` and `..<`.
        case range
        /// An `else` that does nothing.
        case otherwise
        /// The two branches of `? :`.
        case branches
        /// Two arguments that change places.
        case arguments
        /// A call such as `.sorted()` that is left out, or done from the other end.
        case call
    }

    func applied(to text: String) -> String {
        func place(_ offset: Int) -> String.Index {
            text.utf8.index(text.startIndex, offsetBy: offset)
        }
        return String(text[..<place(range.lowerBound)]) + replacement
            + String(text[place(range.upperBound)...])
    }
}

extension Tree {
    /// The faults that can be made in these files, in the order of the files and their lines.
    var faults: [Fault] {
        paths.filter(\.isSwift).flatMap { path in
            FaultFinder(path: path, text: files[path] ?? "").faults
        }
    }

    func with(_ fault: Fault) -> Tree {
        var tree = self
        tree[fault.path] = tree[fault.path].map(fault.applied)
        return tree
    }
}
