/// What a refactoring is to come to, as a line of its README says.
enum Goal: Equatable, Sendable {
    /// Code that is at most so long and so deep; the tests stay, as with the next three.
    case simplerCode(Simplicity)
    /// Code that does not use these, such as `Date()`; in one file, or in all.
    case without([String], file: String?)
    /// Code without a type of more lines.
    case shorter(Int)
    /// Code in which these types do not need each other in a circle.
    case noCircle([String])
    /// Tests that no longer have these names; the code stays.
    case betterNames([String])
    /// Tests of which there are at most so many; the code stays.
    case fewerTests(Int)

    /// Reads a line such as `**Simpler:** …`, ``**Without:** `Date()` in Till.swift``,
    /// `**Shorter:** no type over 150 lines`, `**No circle:** between Menu, Kitchen and Cook`,
    /// ``**Better names:** `test1`, `test2` `` or `**Fewer tests:** at most 3`.
    init?(_ line: String) {
        if let simplicity = Simplicity(goal: line) {
            self = .simplerCode(simplicity)
        } else if line.hasPrefix("**Without:**"), !line.quoted.isEmpty {
            let file = line.unquoted.firstMatch(of: /\bin (\w+\.swift)\b/)
            self = .without(line.quoted, file: file.map { String($0.1) })
        } else if let most = line.number(behind: /\*\*Shorter:\*\* no type over (\d+) lines?\b.*/) {
            self = .shorter(most)
        } else if let match = line.firstMatch(of: /^\*\*No circle:\*\* between ([^.;]+)/) {
            self = .noCircle(match.1.matches(of: /\b\p{Lu}\w*/).map { String($0.0) })
        } else if line.hasPrefix("**Better names:**"), !line.quoted.isEmpty {
            self = .betterNames(line.quoted)
        } else if let most = line.number(behind: /\*\*Fewer tests:\*\* at most (\d+)\b.*/) {
            self = .fewerTests(most)
        } else {
            return nil
        }
    }
}

extension String {
    /// The number in a line of this form.
    fileprivate func number(behind form: Regex<(Substring, Substring)>) -> Int? {
        wholeMatch(of: form).flatMap { Int($0.1) }
    }
}
