import DailyHoroscope
import Foundation
import HTTP
import TerminalText

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Prints what it is told to show.
final class Lines: HoroscopeView {
    // What comes from a server is a stranger's.
    func show(_ text: String) {
        for line in text.components(separatedBy: .newlines) { print(line.printable) }
    }
    func setSpinning(_ isSpinning: Bool) { if isSpinning { print("…") } }
}

let words = CommandLine.arguments.dropFirst().filter { $0 != "--online" }
let word = words.joined(separator: " ")
let isOnline = CommandLine.arguments.contains("--online")
let view = Lines()
var selected: Sign?
let list = SignListPresenter { selected = $0 }

let row = list.rows.firstIndex { $0.lowercased() == word.lowercased() }
list.didSelectRow(row ?? -1)
if let selected {
    let session: any HTTPSession = isOnline ? URLSession(configuration: .ephemeral) : OwnFeed()
    let client = HoroscopeClient(session: session)
    await HoroscopePresenter(selected, view: view, source: client.horoscope).viewDidLoad()
} else if ["", "-h", "--help"].contains(word) {
    if word != "" { print("horoscope SIGN [--online], where SIGN is one of these:") }
    for name in list.rows { print(name) }
} else {
    let remark = "There is no sign “\(word)”. Try: horoscope --help\n"
    FileHandle.standardError.write(Data(remark.utf8))
    exit(64)
}
