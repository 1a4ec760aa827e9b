import Overtime

extension MyBiz {
    var isNew: Bool { month >= OvertimeRule.firstMonth }

    /// By which overtime is paid in that month.
    func rule(in month: String) -> OvertimeRule {
        .of(month, before: OvertimeRule(limit: 40, factor: gOvertime))
    }

    func printOvertime(_ e: Employee) {
        let over = overtime(e)
        if !isNew || e.kind != "hour" || over == 0 { return }
        let factor = rule(in: month).factor
        print("  \(money(over)) hours of it are overtime, each paid \(money(factor)) times")
    }
}
