import Foundation
import Terminal

/// Runs the visit where there is no terminal: reads lines, writes lines.
@MainActor
func runLines(_ visit: Visit) -> Int32 {
    // Whoever reads what it says may go before the end.
    signal(SIGPIPE, SIG_IGN)
    Terminal.endLines()
    var count = 0
    func tell() {
        visit.settle()
        for line in visit.lines.dropFirst(count) { print(line) }
        count = visit.lines.count
        fflush(nil)
    }
    tell()
    while !visit.isFinished, let line = readLine() {
        visit.enter(line)
        tell()
    }
    if !visit.isFinished { visit.end() }
    return 0
}
