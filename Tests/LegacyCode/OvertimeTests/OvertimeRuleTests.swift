import Testing

@testable import Overtime

struct OvertimeRuleTests {
    private let rule = OvertimeRule(limit: 38, factor: 1.5)

    @Test(arguments: [(37.75, 0.0), (38, 0), (38.25, 0.25), (50, 12)])
    func `what is more than the limit is overtime`(hours: Double, over: Double) {
        #expect(rule.overtime(in: [hours]) == over)
    }

    @Test func `each week counts for itself`() {
        #expect(rule.overtime(in: [46, 30]) == 8)
        #expect(rule.overtime(in: [39, 38, 40]) == 3)
        #expect(rule.overtime(in: []) == 0)
    }

    @Test(arguments: [
        ("2026-10", 40.0, 1.25), ("2026-12", 40, 1.25), ("2027-01", 38, 1.5), ("2027-10", 38, 1.5),
        ("2030-02", 38, 1.5),
    ])
    func `the new rule begins with January 2027`(month: String, limit: Double, factor: Double) {
        let rule = OvertimeRule.of(month, before: OvertimeRule(limit: 40, factor: 1.25))

        #expect(rule == OvertimeRule(limit: limit, factor: factor))
    }
}
