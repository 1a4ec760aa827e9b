import FitNessText
import Foundation
import Terminal

/// Does what was ordered, and returns the exit status.
@MainActor
func perform(_ arguments: [String]) async -> Int32 {
    switch Command(arguments) {
    case .help:
        print(Command.helpText)
    case .unknown(let remark):
        printError(remark + " Try: fitness --help")
        return 64
    case .play(let goal, let ticks, let seed):
        Composition(walks: true, seed: seed).play(goal: goal, ticks: ticks)
    case .chase(let goal, let walks):
        guard Terminal.isThere else {
            printError("Without a terminal there is nobody to run. Try: fitness --ticks 200")
            return 64
        }
        return await Composition(walks: walks, seed: .random(in: 0...999)).chase(goal: goal)
    }
    return 0
}
