import Foundation
import Synchronization

/// Processes by the hundred, as somebody's code may start them: what runs beside them may fail
/// though nothing is wrong with it.
struct Crowd: Sendable {
    private let threads: @Sendable () -> Int
    private let calm: Int

    init(threads: @escaping @Sendable () -> Int) {
        self.threads = threads
        calm = threads()
    }

    var isThere: Bool { threads() > calm + 150 }

    /// Waits for their end, as each run has one.
    func pass() {
        for _ in 1...600 where isThere { usleep(50_000) }
    }
}

/// What went wrong with the machine rather than with the code, and may not go wrong again.
final class Troubles: Sendable {
    private let messages = Mutex<Set<String>>([])

    var all: [String] { messages.withLock { $0.sorted() } }

    func remember(_ message: String) { messages.withLock { _ = $0.insert(message) } }

    /// The first that is the reason for something in `squares`; nil if none is.
    func seen(in squares: Squares) -> String? {
        let reports =
            [
                squares.yourTestsOnYourCode, squares.yourTestsOnOurCode, squares.ourTestsOnYourCode,
                squares.yourTestsOnStarter,
            ].compactMap(\.self) + squares.yourTestsOnMutants.map(\.report)
        return messages.withLock { messages in
            reports.flatMap(\.failures).map(\.message).first(where: messages.contains)
        }
    }
}

extension Engine {
    /// This engine, where what is not green in a crowd is run again after it.
    func guarded(from crowd: Crowd) -> Engine {
        around { [runAfresh] wanted, run in
            let wasThere = crowd.isThere
            let report = try run(wanted)
            guard !report.isGreen, wasThere || crowd.isThere else { return report }
            crowd.pass()
            let again = try runAfresh(wanted)
            // It is not the code that came to one thing and then to another.
            guard case .flaky = again.verdict else { return again }
            return try self.run(wanted)
        }
    }

    /// This engine, for which what one run does to the Lab is a verdict on that run.
    func guarded(by troubles: Troubles) -> Engine {
        around { wanted, run in
            func broken(_ message: String) -> Report {
                Report(verdict: .doesNotCompile, failures: [Failure(message: message)])
            }
            do { return try run(wanted) } catch LabError.doesNotLink {
                return broken("the code does not link")
            } catch let error as LabError {
                guard error.isOfOneRun else { throw error }
                let message = error.inShort
                troubles.remember(message)
                return broken(message)
            }
        }
    }
}

extension LabError {
    /// Whether what was run may have done it.
    fileprivate var isOfOneRun: Bool {
        switch self {
        case .cannotRun, .cannotWrite, .doesNotLink: true
        case .noToolchain, .cannotConfine, .badFolder, .cancelled: false
        }
    }
}
