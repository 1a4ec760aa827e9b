import Course
import Foundation

/// Compiles and runs a set of files and says what happened.
package struct Lab: Sendable {
    let toolchain: Toolchain
    let cache: Cache
    package var limits: Limits
    /// The variables that tests see, besides the folders they may use.
    package var surroundings = Lab.visible(ProcessInfo.processInfo.environment)

    /// - Parameter folder: where finished work is kept; it may be deleted at any time.
    /// - Throws: `LabError.noToolchain`.
    package init(folder: URL, limits: Limits = Limits()) throws {
        self.toolchain = try .current()
        self.cache = Cache(folder: folder)
        self.limits = limits
        cache.prune(olderThan: 14, keeping: 6000)
    }

    /// Compiles the tests called `name` with the modules that they use, and runs them.
    ///
    /// - Parameter modules: these tests and all that they might use.
    /// - Parameter conditions: which tests run, and how often.
    /// - Parameter fresh: whether they really run, though their report may have been kept.
    /// - Throws: `LabError` if the Lab itself fails, never for what is wrong with the modules.
    package func run(
        _ name: String, in modules: [Module], under conditions: Conditions = Conditions(),
        fresh: Bool = false
    ) throws -> Report {
        guard let tests = modules.first(where: { $0.name == name }) else {
            return Report(verdict: .empty)
        }
        let needed = modules.needed(by: name)
        let key = Digest(
            [
                "report", Self.fingerprint, toolchain.version, Runner.swiftTesting,
                Runner.xcTest(module: "", []),
            ]
                + ["\(limits)", "\(conditions)"] + Platform.compilerFlags(toolchain)
                + Platform.link([], to: "", toolchain).arguments
                + surroundings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
                + (needed + [tests]).flatMap { module in
                    [module.name] + module.files.sorted { $0.key < $1.key }.flatMap { [$0, $1] }
                }
        )
        return try remembering(key, fresh: fresh) {
            try compileAndRun(tests, with: needed, conditions)
        }
    }

    private func compileAndRun(
        _ tests: Module, with needed: [Module], _ conditions: Conditions, isLastTry: Bool = false
    ) throws -> Report {
        let products: [Compiler.Product]
        switch try compile(tests, with: needed) {
        case .broken(let diagnostics): return .doesNotCompile(diagnostics)
        case .ready(let ready): products = ready
        }
        do {
            var report = Report.combining(
                try runners(for: tests, products, conditions).map {
                    try run(products, by: $0, conditions)
                })
            report.transcript = products.map(\.diagnostics).joined() + report.transcript
            return report
        } catch {
            // Another process may have removed, in between, what had not been used for long.
            if isLastTry || products.allSatisfy(\.entry.isWhole) { throw error }
            return try compileAndRun(tests, with: needed, conditions, isLastTry: true)
        }
    }

    /// Which companion this is: one that has been built anew may read reports in another way.
    private static let fingerprint: String = {
        let file = try? FileManager.default.attributesOfItem(atPath: Platform.program.path)
        return
            "\(file?[.size] ?? 0) \((file?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
    }()

    /// What of `environment` tests may see: where programs are, language, place and time zone.
    static func visible(_ environment: [String: String]) -> [String: String] {
        let names: Set = ["PATH", "LANG", "LANGUAGE", "TZ", "USER", "LOGNAME", "LD_LIBRARY_PATH"]
        return environment.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
    }

    /// Compiles the tests with the modules that they use, and runs them.
    package func run(_ run: Run, fresh: Bool = false) throws -> Report {
        try self.run(run.tests, in: run.modules, under: run.conditions, fresh: fresh)
    }

    private var compiler: Compiler { Compiler(toolchain: toolchain, cache: cache) }

    enum Compilation {
        case broken(diagnostics: String)
        case ready([Compiler.Product])
    }

    /// Compiles the modules in their order, up to the first that is broken.
    func compile(_ tests: Module, with needed: [Module]) throws -> Compilation {
        var products: [Compiler.Product] = []
        for module in needed + [tests] {
            if module.files.isEmpty {
                return .broken(diagnostics: "error: \(module.name) has no source file\n")
            }
            // The program that runs XCTest's methods has to name them, so it imports the tests.
            let isImported = !module.isTests || module.imports.contains("XCTest")
            let product = try compiler.compile(module, uses: products, isImported: isImported)
            guard product.isCompiled else { return .broken(diagnostics: product.diagnostics) }
            products.append(product)
        }
        return .ready(products)
    }

    /// The source text of the programs that run the tests: one for each framework they import.
    func runners(
        for tests: Module, _ products: [Compiler.Product], _ conditions: Conditions
    ) throws -> [String] {
        var runners: [String] = []
        if tests.imports.contains("XCTest"), let product = products.last {
            let graph = product.folder.appendingPathComponent(tests.name + ".symbols.json")
            let classes = try [TestClass](symbolGraph: Data(contentsOf: graph))
                .filtered(by: conditions.filters, in: tests.name)
            if !classes.isEmpty { runners.append(Runner.xcTest(module: tests.name, classes)) }
        }
        if tests.imports.contains("Testing") { runners.append(Runner.swiftTesting) }
        return runners
    }

    /// What has been reported before, or else what `work` reports; what may be luck is not kept.
    ///
    /// Where `work` is done again all the same, it must come to the same.
    private func remembering(_ key: Digest, fresh: Bool, _ work: () throws -> Report) throws
        -> Report
    {
        let name = "report.json"
        let last = cache.entry(key)
            .flatMap { try? Data(contentsOf: $0.folder.appendingPathComponent(name)) }
            .flatMap { try? JSONDecoder().decode(Report.self, from: $0) }
        if let last, !fresh { return last }
        let report = try last?.confirmed(by: work()) ?? work()
        if last != nil { cache.remove(key) }
        if report.verdict.isLasting {
            _ = try cache.entry(key) { folder in
                try JSONEncoder().encode(report).write(to: folder.appendingPathComponent(name))
            }
        }
        return report
    }

    /// Links the products with the program in `source`, and runs it; twice, if it crashes.
    private func run(
        _ products: [Compiler.Product], by source: String, _ conditions: Conditions
    ) throws -> Report {
        try Scratch.with { folder in
            let program = folder.appendingPathComponent("tests").path
            try link(products, by: source, to: program)
            let report = try runAll(program, in: folder, conditions)
            guard case .crashed = report.verdict else { return report }
            return try report.confirmed(by: runAll(program, in: folder, conditions))
        }
    }

    /// Runs the program as often as the conditions say, in a home that is empty at first.
    private func runAll(_ program: String, in folder: URL, _ conditions: Conditions) throws
        -> Report
    {
        let home = folder.appendingPathComponent("home")
        try? FileManager.default.removeItem(at: home)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        var report = Report(verdict: .empty)
        for _ in 1...conditions.times {
            report = try run(program, in: folder, conditions)
        }
        return report
    }

    /// Runs the program in `home`, a folder in which it may leave things.
    private func run(_ program: String, in folder: URL, _ conditions: Conditions) throws -> Report {
        let home = folder.appendingPathComponent("home").path
        var environment = surroundings
        environment["HOME"] = home
        environment["TMPDIR"] = home
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let secret = UUID().uuidString
        let result = try Subprocess.run(
            program, [], in: home, environment: environment, seconds: limits.seconds,
            output: limits.output,
            memory: limits.memory, processes: Platform.threads + limits.processes,
            greeting: Runner.greeting(secret, conditions))
        var log = EventLog()
        log.read(result.results, secret: secret)
        return Report(result, log, limits)
    }

    func link(_ products: [Compiler.Product], by source: String, to program: String) throws {
        let main = Module(name: "Runner", isTests: false, files: ["Runner.swift": source])
        let uses = source.contains("@testable") ? products : []
        let runner = try compiler.compile(main, uses: uses, isImported: false)
        guard runner.isCompiled else {
            throw LabError.cannotRun("the runner", reason: runner.diagnostics)
        }
        try compiler.link(products.map(\.object) + [runner.object], to: program)
    }
}
