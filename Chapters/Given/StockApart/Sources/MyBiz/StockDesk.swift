import Foundation

extension MyBiz {
    func loadStock() {
        var n = 0
        for line in lines(of: "stock.csv") {
            n += 1
            let p = line.components(separatedBy: ";")
            if p.count < 5 {
                problem("stock.csv, line \(n): \(line)")
                continue
            }
            articles.append(Article(p))
        }
    }

    func stock() {
        print("\(gCompany) · stock · printed \(stamp())")
        var sum = 0.0
        for a in articles {
            let v = value(a)
            sum += v
            print(
                pad(a.name, 12) + lpad(money(a.amount), 9) + " " + pad(a.unit, 4)
                    + lpad(money(v), 10) + mark(a))
        }
        print(pad("Value", 26) + lpad(money(sum), 10))
    }

    /// Less than nothing is worth nothing.
    func value(_ a: Article) -> Double {
        cents(a.amount * a.price)
    }

    func mark(_ a: Article) -> String {
        if a.amount < 0 { return " !!" }
        if a.amount < a.minimum { return " !" }
        return ""
    }

    func find(_ name: String) -> Article? {
        for a in articles {
            if a.name.lowercased() == name.lowercased() { return a }
        }
        // "Butt" is enough.
        let some = articles.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
        return some.count == 1 ? some[0] : nil
    }

    /// Takes it from the shelf, or puts it there. Never below zero.
    func book(_ name: String, _ amount: String) -> Bool {
        guard let a = find(name) else {
            print("There is no article \(name).")
            return false
        }
        guard let d = Double(amount.replacingOccurrences(of: ",", with: ".")) else {
            print("\(amount) is not a number.")
            return false
        }
        a.amount = a.amount + d
        print("\(a.name): \(money(a.amount)) \(a.unit)\(mark(a))")
        saveStock()
        log("\(a.name) \(d)")
        return true
    }

    func saveStock() {
        var text = "# article;unit;amount;minimum;price;supplier\n"
        for a in articles {
            text += a.line + "\n"
        }
        do {
            try text.write(toFile: gFolder + "/stock.csv", atomically: true, encoding: .utf8)
        } catch {
            problem("stock.csv cannot be written")
        }
    }

    /// Who did what and when. Nobody has ever read it.
    func log(_ text: String) {
        let path = gFolder + "/log.txt"
        let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        try? (old + stamp() + " " + text + "\n")
            .write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// What has to be ordered, so that twice the minimum is there, in full tens.
    func order() {
        print("\(gCompany) · order of \(today())")
        var bySupplier: [String: [String]] = [:]
        for a in articles {
            if a.amount >= a.minimum { continue }
            let n = toOrder(a)
            let s = a.supplier == "" ? "?" : a.supplier
            bySupplier[s, default: []].append("  \(pad(a.name, 12))\(lpad(money(n), 8)) \(a.unit)")
            if a.supplier == "" { problem("\(a.name): who delivers it?") }
        }
        if bySupplier.isEmpty { print("Nothing.") }
        for (s, list) in bySupplier {
            print(s)
            for l in list { print(l) }
        }
    }

    func toOrder(_ a: Article) -> Double {
        let n = a.minimum * 2 - a.amount
        return (n / 10).rounded(.up) * 10
    }
}
