import Foundation
import Terminal

/// Runs the session where there is no terminal: reads lines, writes lines.
@MainActor
func runLines(_ session: Session) -> Int32 {
    // Whoever reads what it says may go before the end.
    signal(SIGPIPE, SIG_IGN)
    Terminal.endLines()
    var count = 0
    func printNew() {
        session.settle()
        for line in session.lines.dropFirst(count) { print(line) }
        count = session.lines.count
        fflush(nil)
    }
    printNew()
    while !session.isFinished, let line = readLine() {
        session.enter(line)
        printNew()
    }
    if !session.isFinished { session.end() }
    return 0
}
