import Foundation

// Everything that more than one file needs. Please keep this file short!!

/// The folder with the data. Set by `runMyBiz`, do not change it anywhere else.
nonisolated(unsafe) var gFolder = "data"

// Swift 6: the compiler complains about each of these, so they are silenced (ticket 388).
nonisolated(unsafe) var gProblems: [String] = []
nonisolated(unsafe) var gVerbose = false
nonisolated(unsafe) var gCompany = "?"
nonisolated(unsafe) var gOvertime = 1.25
nonisolated(unsafe) var gNight = 1.15
nonisolated(unsafe) var gTax = 0.19
nonisolated(unsafe) var gHolidaySource = ""

// Making a formatter is slow, so there is one for everybody (ticket 97).
let fmt: DateFormatter = {
    let f = DateFormatter()
    f.locale = Locale(identifier: "en_US_POSIX")
    f.calendar = Calendar(identifier: .gregorian)
    f.dateFormat = "yyyy-MM-dd"
    return f
}()

let cal: Calendar = {
    var c = Calendar(identifier: .gregorian)
    c.firstWeekday = 2
    return c
}()

/// Two digits after the point.
func money(_ d: Double) -> String {
    String(format: "%.2f", d)
}

/// Fills up with blanks on the right.
func pad(_ s: String, _ n: Int) -> String {
    if s.count >= n { return String(s.prefix(n)) }
    return s + String(repeating: " ", count: n - s.count)
}

/// Same, but on the left.
func lpad(_ s: String, _ n: Int) -> String {
    if s.count >= n { return s }
    return String(repeating: " ", count: n - s.count) + s
}

/// Rounds to the cent.
func cents(_ d: Double) -> Double {
    (d * 100).rounded() / 100
}

/// Reads a file of the data folder. An empty list if it is not there.
func lines(of file: String) -> [String] {
    guard let text = try? String(contentsOfFile: gFolder + "/" + file, encoding: .utf8) else {
        problem("\(file) cannot be read")
        return []
    }
    return text.components(separatedBy: .newlines).filter { $0 != "" && !$0.hasPrefix("#") }
}

func problem(_ text: String) {
    gProblems.append(text)
    if gVerbose { print("! \(text)") }
}
