import Foundation

/// The day of a moment, such as "9 February 1931", the same on every computer.
func dayText(of moment: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = .gmt
    formatter.dateStyle = .long
    return formatter.string(from: moment)
}
