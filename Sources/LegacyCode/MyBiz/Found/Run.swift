import Foundation

/// The whole program. Answers what it ends with: 0 when all is well.
public func runMyBiz(_ arguments: [String]) -> Int32 {
    var words = arguments
    gVerbose = false
    if let i = words.firstIndex(of: "-v") {
        gVerbose = true
        words.remove(at: i)
    }
    var options: [String: String] = [:]
    while let i = words.firstIndex(where: { $0.hasPrefix("--") }) {
        if i + 1 >= words.count {
            print("\(words[i]) needs a value")
            return 64
        }
        options[words[i]] = words[i + 1]
        words.removeSubrange(i...i + 1)
    }
    guard let command = words.first else {
        usage()
        return 64
    }
    if words.count > 1 { gFolder = words[1] }
    let biz = MyBiz()
    if !biz.start() { return 66 }
    switch command {
    case "payroll":
        biz.payroll(options["--month"] ?? thisMonth())
    case "hours":
        biz.hours(options["--month"] ?? thisMonth(), options["--name"])
    case "schedule":
        biz.schedule(options["--week"] ?? today())
    case "stock":
        biz.stock()
    case "order":
        biz.order()
    case "book":
        guard let article = options["--article"], let amount = options["--amount"] else {
            print("book needs --article and --amount")
            return 64
        }
        if !biz.book(article, amount) { return 65 }
    default:
        usage()
        return 64
    }
    biz.printProblems()
    return gProblems.isEmpty ? 0 : 1
}

func usage() {
    print("mybiz payroll --month 2026-10 FOLDER")
    print("mybiz hours --month 2026-10 [--name Falk] FOLDER")
    print("mybiz schedule --week 2026-10-05 FOLDER")
    print("mybiz stock FOLDER")
    print("mybiz order FOLDER")
    print("mybiz book --article Flour --amount -25 FOLDER")
}
