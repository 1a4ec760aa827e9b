import Foundation

extension Locale {
    /// The language for dates in the terminal's settings.
    public init(environment: [String: String], otherwise: Locale = .current) {
        let setting = ["LC_ALL", "LC_TIME", "LANG"].lazy
            .compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = setting?.prefix { $0 != "." && $0 != "@" } ?? ""
        self = ["", "C", "POSIX"].contains(name) ? otherwise : Locale(identifier: String(name))
    }
}
