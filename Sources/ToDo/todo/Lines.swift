import Foundation
import Terminal
import ToDoText

/// Runs the app where there is no terminal: reads lines, writes lines.
@MainActor
func runLines(_ app: ToDoApp) async -> Int32 {
    // Whoever reads what it says may go before the end of what is to be kept.
    signal(SIGPIPE, SIG_IGN)
    Terminal.endLines()
    var status: Int32 = 0
    func say(_ remark: String?) {
        guard let remark else { return }
        printError(remark)
        status = 1
    }
    while !app.isFinished {
        print(app.transcript.joined(separator: "\n"))
        fflush(nil)
        guard let line = readLine() else { break }
        say(app.read(line))
        say(await app.settle())
    }
    if !app.isFinished { say(app.end()) }
    return status
}
