import Foundation

class Employee {
    var id = 0
    var name = ""
    var dept = ""
    var kind = ""
    /// Per hour.
    var rate = 0.0
    var hired = ""
    var active = true
    var note = ""
    // Filled while the payroll runs. Not reset!
    var weeks: [Int: Double] = [:]
    var nightHours = 0.0
    var holidayHours = 0.0
    var sickDays = 0
    var gross = 0.0
    var net = 0.0
    var extra = 0.0

    init(_ p: [String]) {
        id = Int(p[0]) ?? 0
        name = p[1]
        dept = p[2]
        kind = p[3]
        rate = Double(p[4]) ?? 0
        hired = p[5]
        active = p[6] == "yes"
        if p.count > 7 { note = p[7] }
    }

    var hours: Double {
        weeks.values.reduce(0, +)
    }
}

/// A line of timesheets.csv, and of shifts.csv, which looks the same.
struct Entry {
    var date = ""
    var id = 0
    var from = ""
    var to = ""
    var note = ""
}
