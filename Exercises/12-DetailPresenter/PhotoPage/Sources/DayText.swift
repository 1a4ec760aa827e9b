import Foundation

/// The day of a moment, such as "9 February 1931", the same on every computer.
func dayText(of moment: Date) -> String {
    moment.formatted(
        Date.FormatStyle(
            date: .long, time: .omitted, locale: Locale(identifier: "en_GB"),
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt))
}
