import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where text goes: standard output, or what a test looks at.
struct Terminal: Sendable {
    /// Whether somebody looks at it, as opposed to a pipe or a file.
    var isInteractive: Bool
    var hasColour: Bool
    var width: Int
    var write: @Sendable (String) -> Void
    var writeProgress: @Sendable (String) -> Void

    static func live(_ environment: [String: String]) -> Terminal {
        let isInteractive = isatty(1) == 1
        let isDumb = environment["TERM"] == "dumb"
        return Terminal(
            isInteractive: isInteractive && !isDumb,
            hasColour: isInteractive && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty,
            width: environment["COLUMNS"].flatMap(Int.init) ?? 80,
            write: { FileHandle.standardOutput.write(Data($0.utf8)) },
            writeProgress: { FileHandle.standardError.write(Data($0.utf8)) })
    }

    func print(_ text: String) { write(text) }

    /// Shows how far long work has come, on a line that the next one replaces.
    func showProgress(_ text: String) {
        if isInteractive { writeProgress("\r\u{1b}[K" + text) }
    }

    func endProgress() {
        if isInteractive { writeProgress("\r\u{1b}[K") }
    }
}
