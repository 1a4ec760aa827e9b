import Course
import Foundation

/// Compiles and runs a set of files and says what happened.
package struct Lab: Sendable {
    private let toolchain: Toolchain
    private let cache: Cache
    package var limits: Limits

    /// - Parameter folder: where finished work is kept; it may be deleted at any time.
    /// - Throws: `LabError.noToolchain`.
    package init(folder: URL, limits: Limits = Limits()) throws {
        self.toolchain = try .current()
        self.cache = Cache(folder: folder)
        self.limits = limits
        cache.prune(olderThan: 14)
    }

    /// Compiles the tests called `name` with the modules that they use, and runs them.
    ///
    /// - Parameter modules: these tests and all that they might use.
    /// - Throws: `LabError` if the Lab itself fails, never for what is wrong with the modules.
    package func run(_ name: String, in modules: [Module]) throws -> Report {
        guard let tests = modules.first(where: { $0.name == name }) else {
            return Report(verdict: .empty)
        }
        let compiler = Compiler(toolchain: toolchain, cache: cache)
        let needed = modules.needed(by: name)
        let key = Digest(
            ["report", toolchain.version, "\(limits)"]
                + (needed + [tests]).flatMap { module in
                    [module.name] + module.files.sorted { $0.key < $1.key }.flatMap { [$0, $1] }
                }
        )
        return try remembering(key) {
            var products: [Compiler.Product] = []
            for module in needed {
                let product = try compiler.compile(module, uses: products, isImported: true)
                guard product.isCompiled else { return .doesNotCompile(product.diagnostics) }
                products.append(product)
            }
            let hasXCTest = tests.imports.contains("XCTest")
            let product = try compiler.compile(tests, uses: products, isImported: hasXCTest)
            guard product.isCompiled else { return .doesNotCompile(product.diagnostics) }
            products.append(product)
            return try run(products, of: tests, compiler)
        }
    }

    /// What has been reported before, or else what `work` reports; runs cut short are not kept.
    private func remembering(_ key: Digest, _ work: () throws -> Report) throws -> Report {
        let name = "report.json"
        let kept = cache.folder.appendingPathComponent("\(key)/" + name)
        if let data = try? Data(contentsOf: kept),
            let report = try? JSONDecoder().decode(Report.self, from: data)
        {
            return report
        }
        let report = try work()
        switch report.verdict {
        case .timedOut, .flooded:
            break
        case .doesNotCompile, .red, .green, .empty, .crashed:
            _ = try cache.entry(key) { folder in
                try JSONEncoder().encode(report).write(to: folder.appendingPathComponent(name))
            }
        }
        return report
    }

    private func run(_ products: [Compiler.Product], of tests: Module, _ compiler: Compiler) throws
        -> Report
    {
        let warnings = products.map(\.diagnostics).joined()
        var reports: [Report] = []
        if tests.imports.contains("XCTest") {
            let graph = products[products.count - 1].folder
                .appendingPathComponent(tests.name + ".symbols.json")
            let classes = try [TestClass](symbolGraph: Data(contentsOf: graph))
            if !classes.isEmpty {
                let source = Runner.xcTest(module: tests.name, classes)
                reports.append(try run(products, by: source, compiler))
            }
        }
        if tests.imports.contains("Testing") {
            reports.append(try run(products, by: Runner.swiftTesting, compiler))
        }
        var report = Report.combining(reports)
        report.transcript = warnings + report.transcript
        return report
    }

    private func run(_ products: [Compiler.Product], by source: String, _ compiler: Compiler) throws
        -> Report
    {
        let main = Module(name: "Runner", isTests: false, files: ["Runner.swift": source])
        let uses = source.contains("@testable") ? products : []
        let runner = try compiler.compile(main, uses: uses, isImported: false)
        guard runner.isCompiled else {
            throw LabError.cannotRun("the runner", reason: runner.diagnostics)
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("tests").path
        try compiler.link(products.map(\.object) + [runner.object], to: program)

        // NB: Swift Testing overwrites what others write into its stream, so there are two files.
        let events = folder.appendingPathComponent("events").path
        let ownLog = folder.appendingPathComponent("log").path
        var environment = ProcessInfo.processInfo.environment
        environment["KATA_LOG"] = ownLog
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let home = folder.appendingPathComponent("home")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let result = try Subprocess.run(
            program,
            ["--event-stream-output-path", events, "--no-parallel"],
            in: home.path,
            environment: environment,
            seconds: limits.seconds,
            output: limits.output
        )
        var log = EventLog()
        for file in [events, ownLog] {
            log.read(FileManager.default.contents(atPath: file) ?? Data())
        }
        return Report(result, log, limits)
    }
}

extension Report {
    init(_ run: Subprocess, _ log: EventLog, _ limits: Limits) {
        self.init(
            verdict: Verdict(run.ending, log, limits),
            tests: log.tests,
            failures: log.failures,
            transcript: run.output
        )
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
            case .timedOut: .timedOut(seconds: limits.seconds, during: log.running)
            case .flooded: .flooded(bytes: limits.output, during: log.running)
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

extension Failure {
    /// Reads `path:line:column: error: message`.
    fileprivate init?(diagnostic line: String) {
        guard let range = line.firstRange(of: ": error: ") else { return nil }
        let place = line[..<range.lowerBound].split(separator: ":")
        guard place.count >= 2, let number = Int(place[1]) else { return nil }
        self.init(
            file: String(place[0]),
            line: number,
            message: String(line[range.upperBound...])
        )
    }
}
