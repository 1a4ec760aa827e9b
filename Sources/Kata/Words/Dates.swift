import Foundation

extension Date {
    /// Such as `at 18:15`, and `on 2026-11-21 at 18:15` on any other day.
    func inWords(at now: Date) -> String {
        let isToday = Calendar.current.isDate(self, inSameDayAs: now)
        return DateFormatter.fixed((isToday ? "" : "'on' yyyy-MM-dd ") + "'at' HH:mm")
            .string(from: self)
    }
}

extension DateFormatter {
    /// One that writes and reads dates in this form, wherever it is.
    static func fixed(_ form: String) -> DateFormatter {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = form
        return format
    }
}
