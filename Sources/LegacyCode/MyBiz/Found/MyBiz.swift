import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads the employees and prints the payroll.
class MyBiz {
    let desk = StockDesk()
    var server: any Server = OfficeServer()
    var employees: [Int: Employee] = [:]
    var order2: [Int] = []
    var entries: [Entry] = []
    var shifts: [Entry] = []
    var holidays: [String: String] = [:]
    var month = ""
    var total = 0.0
    var totalNet = 0.0
    var byDept: [String: Double] = [:]
    var runNumber = 0
    var csv = ""
    var count = 0

    // MARK: - Start

    /// Loads everything. Must be called first.
    func start() -> Bool {
        runNumber = Int.random(in: 100_000...999_999)
        if !FileManager.default.fileExists(atPath: gFolder + "/employees.csv") {
            print("There is no employees.csv in \(gFolder).")
            return false
        }
        loadSettings()
        loadEmployees()
        loadHolidays()
        desk.loadStock()
        entries = load("timesheets.csv")
        shifts = load("shifts.csv")
        if gVerbose { print("\(employees.count) employees, \(entries.count) entries") }
        return true
    }

    func loadSettings() {
        for line in lines(of: "settings.txt") {
            let p = line.components(separatedBy: "=")
            if p.count < 2 {
                problem("settings.txt: \(line)")
                continue
            }
            switch p[0] {
            case "company": gCompany = p[1]
            case "overtime": gOvertime = Double(p[1]) ?? 1.25
            case "night": gNight = Double(p[1]) ?? 1.15
            case "tax": gTax = Double(p[1]) ?? 0.19
            case "holidays": gHolidaySource = p[1]
            default: problem("settings.txt: \(line)")
            }
        }
    }

    func loadEmployees() {
        var n = 0
        for line in lines(of: "employees.csv") {
            n += 1
            let p = line.components(separatedBy: ";")
            if p.count < 7 {
                problem("employees.csv, line \(n): \(line)")
                continue
            }
            let e = Employee(p)
            if e.id == 0 {
                problem("employees.csv, line \(n): no number")
                continue
            }
            if employees[e.id] != nil { problem("employees.csv: \(e.id) is there twice") }
            employees[e.id] = e
            order2.append(e.id)
        }
    }

    /// Asks the server in the office. Tries it three times.
    func loadHolidays() {
        var text: String?
        if gHolidaySource.hasPrefix("http") {
            text = ask(gHolidaySource)
            if text == nil {
                print("(The server of the office does not answer. Using the last list.)")
            } else {
                // So that we have it when the server is down again.
                try? text?.write(
                    toFile: gFolder + "/holidays.txt", atomically: true, encoding: .utf8)
            }
        }
        let all = text?.components(separatedBy: .newlines) ?? lines(of: "holidays.txt")
        for line in all where line.count > 10 {
            holidays[String(line.prefix(10))] = String(line.dropFirst(11))
        }
    }

    func ask(_ address: String) -> String? {
        server.text(at: address)
    }

    func load(_ file: String) -> [Entry] {
        var result: [Entry] = []
        var n = 0
        for line in lines(of: file) {
            n += 1
            let p = line.components(separatedBy: ";")
            if p.count < 4 || fmt.date(from: p[0]) == nil {
                problem("\(file), line \(n): \(line)")
                continue
            }
            var e = Entry()
            e.date = p[0]
            e.id = Int(p[1]) ?? -1
            e.from = p[2]
            e.to = p[3]
            if p.count > 4 { e.note = p[4] }
            result.append(e)
        }
        return result
    }

    // MARK: - Dates

    /// The number of the week, 1 to 53.
    func week(_ date: String) -> Int {
        guard let d = fmt.date(from: date) else { return 0 }
        var c = cal
        c.minimumDaysInFirstWeek = 4
        return c.component(.weekOfYear, from: d)
    }

    func weekday(_ date: String) -> String {
        guard let d = fmt.date(from: date) else { return "?" }
        let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        return names[cal.component(.weekday, from: d) - 1]
    }

    func day(_ date: String, _ n: Int) -> String {
        guard let d = fmt.date(from: date), let e = cal.date(byAdding: .day, value: n, to: d) else {
            return date
        }
        return fmt.string(from: e)
    }

    /// Full years in the company at the end of the month; up to 2026, on the day of printing.
    func years(_ e: Employee) -> Int {
        if !isNew { return years(e, on: Date()) }
        let next = DateComponents(month: 1, day: -1)
        let end = fmt.date(from: month + "-01").flatMap { cal.date(byAdding: next, to: $0) }
        return years(e, on: end ?? Date())
    }

    func years(_ e: Employee, on day: Date) -> Int {
        guard let d = fmt.date(from: e.hired) else { return 0 }
        return cal.dateComponents([.year], from: d, to: day).year ?? 0
    }

    // MARK: - Hours

    func minutes(_ time: String) -> Int? {
        let p = time.components(separatedBy: ":")
        if p.count != 2 { return nil }
        guard let h = Int(p[0]), let m = Int(p[1]) else { return nil }
        if h > 24 || m > 59 { return nil }
        return h * 60 + m
    }

    /// The hours of a shift. Whoever works more than six hours has half an hour's break.
    func hours(from: String, to: String) -> Double? {
        guard let a = minutes(from), let b = minutes(to) else { return nil }
        var m = b - a
        if m > 360 {
            m -= 30
        }
        if m < 0 {
            m += 24 * 60
        }
        return Double(m) / 60
    }

    /// Rounds to the nearest quarter of an hour.
    func roundHours(_ h: Double) -> Double {
        // 0.01 because of 7.7500001 (ticket 61)
        ((h - 0.01) * 4).rounded(.up) / 4
    }

    func isNight(_ e: Entry) -> Bool {
        guard let a = minutes(e.from), let b = minutes(e.to) else { return false }
        return b < a || a >= 22 * 60 || b <= 5 * 60
    }

    func isHoliday(_ date: String) -> Bool {
        holidays[date] != nil
    }

    /// Not used any more?
    func isSunday(_ date: String) -> Bool {
        weekday(date) == "Sun"
    }

    // MARK: - Payroll

    func payroll(_ month: String) {
        self.month = month
        print("\(gCompany) · payroll \(month) · printed \(stamp())")
        print("Run \(runNumber), data of \(gFolder)")
        print("")
        if !checkMonth() { return }
        addUp()
        print(
            pad("Name", 16) + lpad("Hours", 8) + lpad("Over", 7) + lpad("Extra", 9)
                + lpad("Gross", 10) + lpad("Net", 10))
        csv = "name,hours,gross,net\n"
        for id in order2 {
            guard let e = employees[id] else { continue }
            if !e.active && e.hours == 0 { continue }
            pay(e)
            printLine(e)
        }
        printTotal()
        printDepts()
        writeFile()
    }

    func checkMonth() -> Bool {
        let p = month.components(separatedBy: "-")
        if p.count != 2 || month.count != 7 || (Int(p[1]) ?? 0) < 1 || (Int(p[1]) ?? 13) > 12 {
            problem("\(month) is not a month such as 2026-10")
            return false
        }
        return true
    }

    func addUp() {
        for en in entries {
            if !en.date.hasPrefix(month) { continue }
            guard let e = employees[en.id] else {
                problem("\(en.date): there is no employee \(en.id)")
                continue
            }
            if !e.active {
                problem("\(en.date): \(e.name) has left and is not paid")
                continue
            }
            var h = 0.0
            if en.note == "sick" || en.note == "vacation" {
                h = 8
                if en.note == "sick" { e.sickDays += 1 }
            } else {
                guard let x = hours(from: en.from, to: en.to) else {
                    problem("\(en.date): \(e.name), from \(en.from) to \(en.to)")
                    continue
                }
                h = roundHours(x)
                if h > 12 { problem("\(en.date): \(e.name) worked \(h) hours") }
                if isNight(en) { e.nightHours += h }
                if isHoliday(en.date) { e.holidayHours += h }
            }
            let w = week(en.date)
            e.weeks[w] = (e.weeks[w] ?? 0) + h
            count += 1
        }
    }

    /// How many hours of the month are overtime.
    func overtime(_ e: Employee) -> Double {
        rule(in: month).overtime(in: e.weeks.values)
    }

    /// 15 for a meal in each week with overtime, since the strike.
    func meals(_ e: Employee) -> Double {
        var m = 0.0
        for (_, h) in e.weeks where h >= 40 {
            m += 15
        }
        return m
    }

    func seniority(_ e: Employee) -> Double {
        let y = years(e)
        if y >= 10 { return 50 }
        if y >= 5 { return 25 }
        return 0
    }

    func pay(_ e: Employee) {
        switch e.kind {
        case "salary":
            e.extra = seniority(e)
            e.gross = e.rate + e.extra
        case "hour":
            payHours(e)
        case "trainee":
            // No overtime, they are young.
            e.extra = e.holidayHours * 5
            if e.note == "year 2" { e.extra += 60 }
            if e.note == "year 3" { e.extra += 120 }
            e.gross = e.rate + e.extra
        case "mini":
            e.extra = 0
            e.gross = e.hours * e.rate
            if e.gross > 556 {
                problem("\(e.name): \(money(e.gross)) is more than a mini job, 556.00 is paid")
                e.gross = 556
            }
        default:
            problem("\(e.name): what is “\(e.kind)”?")
        }
        e.net = e.gross - tax(e)
        total += e.gross
        totalNet += e.net
        byDept[e.dept] = (byDept[e.dept] ?? 0) + e.gross
    }

    func payHours(_ e: Employee) {
        let o = overtime(e)
        var g = (e.hours - o) * e.rate
        g += o * e.rate * rule(in: month).factor
        var x = e.nightHours * e.rate * (gNight - 1)
        x += e.holidayHours * e.rate
        x += meals(e)
        x += seniority(e)
        // More than three days and the health insurance pays a part.
        if e.sickDays > 3 { x -= Double(e.sickDays - 3) * 8 * e.rate * 0.3 }
        e.extra = x
        e.gross = g + x
    }

    func tax(_ e: Employee) -> Double {
        if e.kind == "mini" { return 0 }
        // Trainees pay only for what is above 600.
        if e.kind == "trainee" { return max(0, e.gross - 600) * gTax }
        return e.gross * gTax
    }

    func printLine(_ e: Employee) {
        printNumbers(e)
        printOvertime(e)
    }

    func printNumbers(_ e: Employee) {
        print(
            pad(e.name, 16) + lpad(money(e.hours), 8) + lpad(money(overtime(e)), 7)
                + lpad(money(e.extra), 9) + lpad(money(e.gross), 10) + lpad(money(e.net), 10))
        csv += "\(e.name),\(money(e.hours)),\(money(e.gross)),\(money(e.net))\n"
    }

    /// The sum of the lines above.
    func printTotal() {
        print(
            pad("Total", 16) + lpad("", 24) + lpad(money(total), 10) + lpad(money(totalNet), 10))
        csv += "total,,\(money(total)),\(money(totalNet))\n"
    }

    func printDepts() {
        print("")
        for (d, g) in byDept {
            print("  \(pad(d, 12))\(lpad(money(g), 10))")
        }
    }

    /// For the bank.
    func writeFile() {
        let path = gFolder + "/payroll-" + month + ".csv"
        do {
            try csv.write(toFile: path, atomically: true, encoding: .utf8)
            print("")
            print("Written: \(path)")
        } catch {
            problem("\(path) cannot be written")
        }
    }

    // MARK: - Time sheets

    func hours(_ month: String, _ name: String?) {
        self.month = month
        print("\(gCompany) · hours \(month) · printed \(stamp())")
        if !checkMonth() { return }
        for id in order2 {
            guard let e = employees[id] else { continue }
            if name != nil && !e.name.lowercased().contains(name?.lowercased() ?? "") { continue }
            let mine = entries.filter { $0.id == id && $0.date.hasPrefix(month) }
            if mine.isEmpty { continue }
            print("")
            print("\(e.name)\(e.active ? "" : " (left)"), \(e.dept)")
            printDays(mine)
        }
    }

    func printDays(_ list: [Entry]) {
        var sum = 0.0
        for en in list.sorted(by: { $0.date < $1.date }) {
            var h = 0.0
            if en.note == "sick" {
                h = 7.7
            } else if en.note == "vacation" {
                h = 8
            } else {
                // Same as in the payroll.
                h = hours(from: en.from, to: en.to) ?? 0
            }
            sum += h
            var text = "  \(weekday(en.date)) \(en.date) "
            text += en.note == "" ? "\(en.from)-\(en.to)" : pad(en.note, 11)
            text += lpad(money(h), 7)
            if isNight(en) { text += " night" }
            if isHoliday(en.date) { text += " " + (holidays[en.date] ?? "") }
            print(text)
        }
        print("  " + pad("", 26) + lpad(money(sum), 7))
    }

    // MARK: - Schedule

    /// The week in which `date` is, from Monday to Saturday.
    func schedule(_ date: String) {
        guard fmt.date(from: date) != nil else {
            problem("\(date) is not a day such as 2026-10-05")
            return
        }
        let monday = mondayBefore(date)
        print("\(gCompany) · week \(week(monday)) · printed \(stamp())")
        for i in 0...5 {
            let d = day(monday, i)
            let list = shifts.filter { $0.date == d }
            print("\(weekday(d)) \(d)\(isHoliday(d) ? " closed" : "")")
            for s in list {
                printShift(s)
            }
            if !isHoliday(d) { checkBakery(d, list) }
        }
        checkRest(monday)
        printPlanned(monday)
    }

    func mondayBefore(_ date: String) -> String {
        var d = date
        while weekday(d) != "Mon" {
            d = day(d, -1)
        }
        return d
    }

    func printShift(_ s: Entry) {
        guard let e = employees[s.id] else {
            problem("\(s.date): there is no employee \(s.id)")
            return
        }
        print("  \(s.from)-\(s.to) \(pad(e.name, 16))\(e.dept)")
        if !e.active { problem("\(s.date): \(e.name) has left and is on the schedule") }
    }

    /// Somebody has to bake in each night but that before Sunday.
    func checkBakery(_ d: String, _ list: [Entry]) {
        if weekday(d) == "Sat" { return }
        for s in list {
            if employees[s.id]?.dept == "Bakery" && isNight(s) { return }
        }
        problem("\(d): nobody bakes")
    }

    /// Eleven hours between two shifts, that is the law.
    func checkRest(_ monday: String) {
        let sunday = day(monday, 6)
        for id in order2 {
            let mine = shifts.filter { $0.id == id && $0.date >= monday && $0.date <= sunday }
                .sorted { $0.date < $1.date }
            if mine.count < 2 { continue }
            for i in 1..<mine.count {
                let r = rest(mine[i - 1], mine[i])
                if r < 11 {
                    let name = employees[id]?.name ?? "?"
                    problem("\(mine[i].date): \(name) rests \(money(r)) hours")
                }
            }
        }
    }

    func rest(_ a: Entry, _ b: Entry) -> Double {
        guard let end = minutes(a.to), let begin = minutes(b.from), let s = minutes(a.from),
            let d1 = fmt.date(from: a.date), let d2 = fmt.date(from: b.date)
        else { return 99 }
        let days = cal.dateComponents([.day], from: d1, to: d2).day ?? 0
        var m = days * 24 * 60 + begin - end
        if end < s { m -= 24 * 60 }
        return Double(m) / 60
    }

    func printPlanned(_ monday: String) {
        let limit = rule(in: String(monday.prefix(7))).limit
        print("")
        for id in order2 {
            guard let e = employees[id] else { continue }
            var h = 0.0
            for i in 0...6 {
                let d = day(monday, i)
                for s in shifts where s.id == id && s.date == d {
                    h += hours(from: s.from, to: s.to) ?? 0
                }
            }
            if h > 0 {
                var text = "\(pad(e.name, 16))\(lpad(money(h), 8))"
                if h > limit { text += " !" }
                print(text)
            }
        }
    }

    // MARK: - Stock

    func stock() { desk.stock() }

    /// Takes it from the shelf, or puts it there.
    func book(_ name: String, _ amount: String) -> Bool { desk.book(name, amount) }

    /// What has to be ordered, so that twice the minimum is there, in full tens.
    func order() { desk.order() }

    // MARK: - Problems

    func printProblems() {
        if gProblems.isEmpty { return }
        print("")
        print(gProblems.count == 1 ? "1 problem:" : "\(gProblems.count) problems:")
        for p in gProblems {
            print("! \(p)")
        }
    }
}
