/// What a refactoring is to come to, as a line of its README says.
enum Goal: Equatable, Sendable {
    /// Code that is at most so long and so deep; the tests stay.
    case simplerCode(Simplicity)
    /// Tests that no longer have these names; the code stays.
    case betterNames([String])
    /// Tests of which there are at most so many; the code stays.
    case fewerTests(Int)

    /// Reads a line such as `**Simpler:** …`, ``**Better names:** `test1`, `test2` `` or
    /// `**Fewer tests:** at most 3`.
    init?(_ line: String) {
        if let simplicity = Simplicity(goal: line) {
            self = .simplerCode(simplicity)
        } else if line.hasPrefix("**Better names:**"), !line.quoted.isEmpty {
            self = .betterNames(line.quoted)
        } else if let match = line.wholeMatch(of: /\*\*Fewer tests:\*\* at most (\d+)\b.*/),
            let count = Int(match.1)
        {
            self = .fewerTests(count)
        } else {
            return nil
        }
    }
}
