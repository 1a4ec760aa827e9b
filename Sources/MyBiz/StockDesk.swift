import Foundation
import Stock

/// The stock as the office sees it: printed, saved and written down.
class StockDesk {
    var shelf = Shelf()

    func loadStock() {
        var n = 0
        for line in lines(of: "stock.csv") {
            n += 1
            let p = line.components(separatedBy: ";")
            if p.count < 5 {
                problem("stock.csv, line \(n): \(line)")
                continue
            }
            shelf.articles.append(Article(p))
        }
    }

    func stock() {
        print("\(gCompany) · stock · printed \(stamp())")
        var sum = 0.0
        for a in shelf.articles {
            let v = a.value
            sum += v
            print(
                pad(a.name, 12) + lpad(money(a.amount), 9) + " " + pad(a.unit, 4)
                    + lpad(money(v), 10) + a.mark)
        }
        print(pad("Value", 26) + lpad(money(sum), 10))
    }

    func book(_ name: String, _ amount: String) -> Bool {
        do {
            let (a, d) = try shelf.book(name, amount)
            print("\(a.name): \(money(a.amount)) \(a.unit)\(a.mark)")
            saveStock()
            log("\(a.name) \(d)")
            return true
        } catch {
            switch error {
            case .noArticle: print("There is no article \(name).")
            case .noNumber: print("\(amount) is not a number.")
            }
            return false
        }
    }

    func saveStock() {
        var text = "# article;unit;amount;minimum;price;supplier\n"
        for a in shelf.articles {
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
        for a in shelf.articles {
            if a.amount >= a.minimum { continue }
            let n = a.toOrder
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
}
