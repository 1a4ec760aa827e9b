import Foundation
import Stock

/// The stock as the office sees it: printed, saved and written down.
class StockDesk {
    var shelf = Shelf()

    private var file: StockFile {
        StockFile(at: URL(fileURLWithPath: gFolder + "/stock.csv"))
    }

    func loadStock() {
        do {
            let (shelf, unread) = try file.read()
            self.shelf = shelf
            for (number, line) in unread { problem("stock.csv, line \(number): \(line)") }
        } catch {
            problem("stock.csv cannot be read")
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
            let (a, d) = try file.book(name, amount)
            print("\(a.name): \(money(a.amount)) \(a.unit)\(a.mark)")
            log("\(a.name) \(d)")
            return true
        } catch {
            switch error {
            case .noArticle: print("There is no article \(name).")
            case .noNumber: print("\(amount) is not a number.")
            case .notSaved:
                problem("stock.csv cannot be written")
                return true
            }
            return false
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
