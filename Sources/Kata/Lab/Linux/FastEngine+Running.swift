import Foundation

extension FastEngine {
    /// Lets `runner` run the products; twice, if they crash.
    func run(
        _ tests: Module, _ products: [Compiler.Product], by runner: Runner,
        _ conditions: Conditions
    ) throws -> Report {
        let files = try files(of: products, for: runner)
        func attempt() throws -> Report {
            try Scratch.with { try run(tests, files, in: $0, conditions) }
        }
        let report = try attempt()
        // A fault that ends the program once is noticed.
        guard case .crashed = report.verdict, !conditions.stopsAtFailure else { return report }
        return try report.confirmed(by: attempt())
    }

    /// Runs the tests as often as the conditions say, in a package that has nothing else.
    private func run(
        _ tests: Module, _ files: [String: URL], in folder: URL, _ conditions: Conditions
    ) throws -> Report {
        try place(files, in: folder)
        let cell = conditions.isElsewhere ? try cell.elsewhere : try cell
        try pack(tests, in: folder.appendingPathComponent(cell.package))
        var report = Report(verdict: .empty)
        for _ in 1...conditions.times {
            report = try self.report(conditions) {
                try cell.run(
                    Runner.path, for: folder, environment: environment(conditions), limits: $1,
                    greeting: $0)
            }
        }
        if !report.isGreen { try LabError.refuseFullDisk(at: folder) }
        return report
    }

    private func pack(_ tests: Module, in folder: URL) throws {
        for (path, text) in tests.files.merging(tests.texts, uniquingKeysWith: { $1 }) {
            try text.write(toFile: path, in: folder)
        }
    }

    /// What tests see, besides the folders they may use.
    private func environment(_ conditions: Conditions) -> [String: String] {
        surroundings.merging(conditions.variables) { $1 }
            .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }

    private func report(
        _ conditions: Conditions, of run: (_ greeting: String, Limits) throws -> Subprocess
    ) throws -> Report {
        let token = UUID().uuidString
        let limits = limits.under(conditions)
        let result = try run(Runner.greeting(token, conditions), limits)
        var log = EventLog()
        log.mayStop = conditions.stopsAtFailure
        log.read(result.results, token: token)
        if let reason = log.unloadable { throw LabError.doesNotLink(reason) }
        if case .exited = result.ending, !log.hasBegun {
            throw LabError.cannotRun(
                "the tests",
                reason: "\(result.ending), \(try cell.confinement)\n\(result.output)")
        }
        return Report(result, log, limits)
    }
}
