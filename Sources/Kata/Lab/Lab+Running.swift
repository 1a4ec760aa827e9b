import Course
import Foundation

extension Lab {
    /// Lets `runner` run the products; twice, if they crash.
    func run(
        _ tests: Module, _ products: [Compiler.Product], by runner: Runner,
        _ conditions: Conditions
    ) throws -> Report {
        try Scratch.with { folder in
            try place(products, with: runner, in: folder)
            let report = try runAll(tests, in: folder, conditions)
            // A fault that ends the program once is noticed.
            guard case .crashed = report.verdict, conditions.fault ?? 0 == 0 else { return report }
            return try report.confirmed(by: runAll(tests, in: folder, conditions))
        }
    }

    /// Runs the tests as often as the conditions say, in a package that has nothing else.
    private func runAll(_ tests: Module, in folder: URL, _ conditions: Conditions) throws -> Report
    {
        for name in ["home", "package"] {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for (path, text) in tests.files {
            try text.write(toFile: "package/" + path, in: folder)
        }
        var report = Report(verdict: .empty)
        for _ in 1...conditions.times {
            report = try run(in: folder, conditions)
        }
        return report
    }

    private func run(in folder: URL, _ conditions: Conditions) throws -> Report {
        let secret = UUID().uuidString
        let cell = try cell
        let limits = conditions.fault == nil ? limits : limits.onFault
        let result = try cell.run(
            Runner.program, for: folder,
            environment: surroundings.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
            limits: limits, greeting: Runner.greeting(secret, conditions))
        var log = EventLog()
        log.mayStop = conditions.fault ?? 0 > 0
        log.read(result.results, secret: secret)
        if let reason = log.unloadable { throw LabError.doesNotLink(reason) }
        if case .exited = result.ending, !log.hasBegun {
            throw LabError.cannotRun(
                "the tests", reason: "\(result.ending), \(cell.confinement)\n\(result.output)")
        }
        return Report(result, log, limits)
    }
}
