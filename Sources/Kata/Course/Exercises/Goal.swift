/// What a refactoring is to come to, as a line of its README says.
package enum Goal: Equatable, Sendable {
    /// Code that is at most so long and so deep; the tests stay.
    case simplerCode(Simplicity)
    /// Tests that no longer have these names; the code stays.
    case betterNames([String])

    /// Reads a line such as `**Simpler:** …` or ``**Better names:** `test1`, `test2` ``.
    package init?(_ line: String) {
        if let simplicity = Simplicity(goal: line) {
            self = .simplerCode(simplicity)
        } else if line.hasPrefix("**Better names:**"), !line.quoted.isEmpty {
            self = .betterNames(line.quoted)
        } else {
            return nil
        }
    }
}
