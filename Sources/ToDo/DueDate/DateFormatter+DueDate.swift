import Foundation

extension DateFormatter {
    /// Writes the day on which something is due.
    public static func dueDate(
        locale: Locale = .current, timeZone: TimeZone = .current
    ) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }
}
