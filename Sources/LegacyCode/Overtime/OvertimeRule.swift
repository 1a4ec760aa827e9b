/// How many hours a week has, and how many times an hour of overtime is paid.
public struct OvertimeRule: Equatable, Sendable {
    /// The first month that is paid by the new rules.
    public static let firstMonth = "2027-01"

    /// How many hours a week has before overtime begins.
    public var limit: Double
    /// How many times the usual pay an hour of overtime gets.
    public var factor: Double

    /// Makes a rule; `limit` is in hours a week.
    public init(limit: Double, factor: Double) {
        self.limit = limit
        self.factor = factor
    }

    /// How much of these weeks, in hours, is overtime.
    public func overtime(in weeks: some Collection<Double>) -> Double {
        weeks.reduce(0) { $0 + max(0, $1 - limit) }
    }

    /// The rule for a month such as 2026-12.
    public static func of(_ month: String, before old: OvertimeRule) -> OvertimeRule {
        month < firstMonth ? old : OvertimeRule(limit: 38, factor: 1.5)
    }
}
