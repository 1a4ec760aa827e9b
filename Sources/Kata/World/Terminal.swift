import Foundation
import Synchronization

/// Where text goes: standard output and standard error, or what a test looks at.
struct Terminal: Sendable {
    /// Whether somebody looks at it, as opposed to a pipe or a file.
    var isInteractive: Bool
    var hasColour: Bool
    var write: @Sendable (String) -> Void
    /// Where errors go, and how far long work has come.
    var writeError: @Sendable (String) -> Void = { _ in }
    /// Asks the person something, and waits for a line; nil where nobody is at the keyboard.
    var ask: @Sendable (String) -> String? = { _ in nil }
    /// How commands are typed here.
    var kata = Invocation.swiftRun

    static func live(_ environment: [String: String]) -> Terminal {
        let isInteractive = isatty(1) == 1
        let isDumb = environment["TERM"] == "dumb"
        return Terminal(
            isInteractive: isInteractive && !isDumb,
            hasColour: isInteractive && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty,
            write: Self.writeOutput, writeError: Self.writeBeside, ask: Self.readAnswer,
            kata: Invocation(in: environment))
    }

    private static func readAnswer(to question: String) -> String? {
        guard Keyboard.isThere else { return nil }
        Swift.print(question, terminator: "")
        fflush(nil)
        return readLine()
    }

    /// Ends the program where nothing can be printed any more, as on a full disk.
    private static func writeOutput(_ text: String) {
        do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
            writeBeside(
                "error: what was to be printed could not be written: "
                    + "\(error.whyNotWritten)\n  Check where it goes, and the disk, and try again.\n"
            )
            Signals.endRuns()
            exit(70)
        }
    }

    private static func writeBeside(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    func print(_ text: String) { write(text) }

    func printError(_ error: any Error) { writeError(self.text(of: error) + "\n") }

    func text(of error: any Error) -> String {
        let error = error.named
        return (error as? any HelpfulError)?.text(kata) ?? "\(error)"
    }

    /// Shows how far long work has come, on a line that the next one replaces.
    func showProgress(_ text: String) {
        guard isInteractive else { return }
        Self.isInProgress.withLock { $0 = true }
        writeError("\r\u{1b}[K" + text)
    }

    /// Shows how much of long work is done, as long as there is more.
    ///
    /// - Parameter work: what it is, where there is more than one thing to wait for.
    func show(_ progress: Engine.Progress, of work: String = "") {
        if progress.done < progress.all {
            showProgress(work + Self.text(progress))
        } else {
            endProgress()
        }
    }

    /// How much is done, and about how long the rest will take, in words.
    static func text(
        _ progress: Engine.Progress, at now: ContinuousClock.Instant = .now
    ) -> String {
        let (done, all) = (progress.done, progress.all)
        guard done > 0 else { return "0 of \(all)" }
        let seconds = (now - progress.start) / .seconds(1)
        let rest = Int((seconds / Double(done) * Double(all - done)).rounded(.up))
        let time = rest < 60 ? "\(rest) s" : "\(rest / 60) min \(rest % 60) s"
        return "\(done) of \(all) · about \(time) left"
    }

    func endProgress() {
        guard isInteractive else { return }
        Self.isInProgress.withLock { $0 = false }
        writeError("\r\u{1b}[K")
    }

    /// Whether the line that is begun says how far long work has come.
    private static let isInProgress = Mutex(false)

    /// Leaves that line, so that what comes next does not stand behind it.
    static func leaveProgress() {
        if isInProgress.withLock({ $0 }) { writeBeside("\n") }
    }
}

extension Style {
    init(_ terminal: Terminal) { hasColour = terminal.hasColour }
}
