import Foundation
import ListFile
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
        let file = ListFile(URL(fileURLWithPath: gFolder + "/stock.csv"), on: SystemDisk())
        defer { file.letGo() }
        do {
            let (a, d) = try shelf.book(name, amount)
            save(a, d, in: file)
            print("\(a.name): \(money(a.amount)) \(a.unit)\(a.mark)")
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

    /// Changes the amount where it stands now: somebody else may have booked since we read it.
    private func save(_ a: Article, _ d: Double, in file: ListFile) {
        do {
            try file.hold()
            var lines = try file.lines()
            guard let i = lines.firstIndex(where: { $0.count > 4 && $0[0] == a.name }) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            a.amount = (Double(lines[i][2]) ?? 0) + d
            lines[i][2] = "\(a.amount)"
            let text = lines.map { $0.joined(separator: ";") }.joined(separator: "\n")
            try file.replace(with: Data(text.utf8))
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

extension ListFile {
    /// The parts of each line. A `\r` at its end belongs to the last part, so nothing gets lost.
    fileprivate func lines() throws -> [[String]] {
        guard let data = try read(), let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).components(separatedBy: ";") }
    }
}
