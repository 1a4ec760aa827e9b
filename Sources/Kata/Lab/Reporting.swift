import Course

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Report {
    init(_ run: Subprocess, _ log: EventLog, _ limits: Limits) {
        self.init(
            verdict: Verdict(run.ending, log, limits),
            tests: log.tests,
            failures: log.failures,
            transcript: run.output
        )
        reached = log.reached
    }

    static func doesNotCompile(_ diagnostics: String) -> Report {
        let failures = diagnostics.lines.compactMap(Failure.init(diagnostic:))
        return Report(verdict: .doesNotCompile, failures: failures, transcript: diagnostics)
    }
}

extension Verdict {
    fileprivate init(_ ending: Subprocess.Ending, _ log: EventLog, _ limits: Limits) {
        self =
            switch ending {
            case .exited where log.isForged:
                .crashed(how: "something wrote into the results of the tests", during: log.running)
            case .timedOut: .timedOut(during: log.running)
            // A fault that has used up what it may is noticed, now and each time.
            case .signalled(SIGXCPU) where !log.mayStop: .timedOut(during: log.running)
            case .flooded(let bytes): .flooded(bytes: bytes, during: log.running)
            case .signalled(let signal) where Self.outside.contains(signal):
                .killed(signal: Int(signal), during: log.running)
            case .signalled(let signal):
                .crashed(how: "signal \(signal)", during: log.running)
            case .exited(let code) where !log.isComplete:
                .crashed(how: "it left with exit code \(code)", during: log.running)
            case .exited where !log.failures.isEmpty: .red
            case .exited where !log.tests.contains { $0.outcome != .skipped }: .empty
            case .exited(0): .green
            case .exited(let code):
                .crashed(how: "exit code \(code) after the last test", during: nil)
            }
    }
}

extension Verdict {
    /// Signals that a program does not raise by a fault of its own.
    private static let outside: Set = [SIGKILL, SIGTERM, SIGHUP, SIGINT]
}

extension Failure {
    /// Reads `path:line:column: error: message`.
    fileprivate init?(diagnostic line: String) {
        guard let range = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<range.lowerBound].split(separator: ":")
        guard place.count >= 2, place[0].hasSuffix(".swift"), let number = Int(place[1]) else {
            return nil
        }
        self.init(
            file: String(place[0]),
            line: number,
            message: String(line[range.upperBound...])
        )
    }
}
