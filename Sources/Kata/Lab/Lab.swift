import Course
import Foundation

/// Compiles and runs a set of files and says what happened.
package struct Lab: Sendable {
    package let toolchain: Toolchain
    let cache: Cache
    package var limits: Limits
    /// The variables that tests see, besides the folders they may use.
    package var surroundings = Lab.visible(ProcessInfo.processInfo.environment)

    private let isolation: Isolation

    /// - Parameter folder: where finished work is kept; it may be deleted at any time.
    /// - Parameter confinement: where tests run; nil for the strongest that works here.
    /// - Parameter announce: is told, before the first run, where tests run.
    /// - Throws: `LabError.noToolchain`.
    package init(
        folder: URL, limits: Limits = Limits(), confinement: Confinement? = nil,
        announce: @escaping @Sendable (Confinement) -> Void = { _ in }
    ) throws {
        isolation = Isolation(confinement, announce)
        self.cache = Cache(folder: folder)
        self.toolchain = try .current(in: cache)
        self.limits = limits
        cache.prune(olderThan: 14, keeping: 6000)
    }

    /// Where tests run.
    package var confinement: Confinement {
        get throws { try cell.confinement }
    }

    var cell: Cell {
        get throws { try isolation.cell(toolchain) }
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
            ["report", "\(conditions)"] + circumstances
                + (needed + [tests]).flatMap { module in
                    [module.name] + module.files.sorted { $0.key < $1.key }.flatMap { [$0, $1] }
                })
        return try remembering(key, fresh: fresh) {
            try compileAndRun(tests, with: needed, conditions)
        }
    }

    /// What decides, besides what is run, what it comes to.
    private var circumstances: [String] {
        [
            Self.fingerprint, toolchain.version, Runner.swiftTesting(besideXCTest: true).source,
            Runner.xcTest(list: "").source, Runner.list(of: [], in: []), "\(limits)",
        ]
            + isolation.traits
            + Platform.compilerFlags(toolchain)
            + Platform.link([], using: [], to: "", toolchain).arguments
            + surroundings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }

    /// What was kept for `parts`, in the circumstances of now.
    package func kept(for parts: [String]) -> Data? {
        cache.entry(key(for: parts)).flatMap {
            try? Data(contentsOf: $0.folder.appendingPathComponent(Self.keptFile))
        }
    }

    package func keep(_ data: Data, for parts: [String]) throws {
        _ = try cache.entry(key(for: parts)) {
            try data.write(to: $0.appendingPathComponent(Self.keptFile))
        }
    }

    private func key(for parts: [String]) -> Digest { Digest(["kept"] + circumstances + parts) }

    private static let keptFile = "kept"

    private func compileAndRun(
        _ tests: Module, with needed: [Module], _ conditions: Conditions, isLastTry: Bool = false
    ) throws -> Report {
        let products: [Compiler.Product]
        switch try compile(tests, with: needed) {
        case .broken(let diagnostics): return .doesNotCompile(diagnostics)
        case .ready(let ready): products = ready
        }
        do {
            var reports: [Report] = []
            for runner in try runners(for: tests, products, conditions)
            where conditions.fault ?? 0 == 0 || !reports.contains(where: \.isBad) {
                reports.append(try run(tests, products, by: runner, conditions))
            }
            var report = Report.combining(reports)
            report.transcript = products.map(\.diagnostics).joined() + report.transcript
            return report
        } catch let error as NotCalled {
            return .doesNotCompile(error.diagnostics)
        } catch {
            // Another process may have removed, in between, what had not been used for long.
            if isLastTry || products.allSatisfy(\.entry.isWhole) { throw error }
            return try compileAndRun(tests, with: needed, conditions, isLastTry: true)
        }
    }

    /// Which companion this is: one that has been built anew may read reports in another way.
    private static let fingerprint = Platform.version(of: Platform.program) ?? ""

    /// What of `environment` tests may see: where programs are, language, place and time zone.
    static func visible(_ environment: [String: String]) -> [String: String] {
        let names: Set = ["PATH", "LANG", "LANGUAGE", "TZ", "USER", "LOGNAME", "LD_LIBRARY_PATH"]
        return environment.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
    }

    /// Compiles the tests with the modules that they use, and runs them.
    package func run(_ run: Run, fresh: Bool = false) throws -> Report {
        try self.run(run.tests, in: run.modules, under: run.conditions, fresh: fresh)
    }

    /// What the compiler makes of a module when it leaves out all that changes nothing; nil if the
    /// module does not compile.
    package func optimizedCode(of name: String, in modules: [Module]) throws -> Data? {
        guard let module = modules.first(where: { $0.name == name }) else { return nil }
        var optimizing = compiler
        optimizing.isOptimizing = true
        let needed = modules.needed(by: name)
        guard case .ready(let products) = try compile(needed) else { return nil }
        let product = try optimizing.compile(
            module, uses: products, imports: needed.imports(of: module))
        return product.isCompiled ? FileManager.default.contents(atPath: product.object) : nil
    }

    private var compiler: Compiler { Compiler(toolchain: toolchain, cache: cache) }

    enum Compilation {
        case broken(diagnostics: String)
        case ready([Compiler.Product])
    }

    /// Compiles the modules in their order, up to the first that is broken.
    func compile(_ tests: Module, with needed: [Module]) throws -> Compilation {
        try compile(needed + [tests])
    }

    private func compile(_ modules: [Module]) throws -> Compilation {
        var products: [Compiler.Product] = []
        for module in modules {
            if module.sources.isEmpty {
                return .broken(diagnostics: "error: \(module.name) has no source file\n")
            }
            // What else there is does not matter: it is compiled once for all who use it.
            let needed = Set(modules.needed(by: module.name).map(\.name))
            let product = try compiler.compile(
                module, uses: products.filter { needed.contains($0.name) },
                imports: modules.imports(of: module))
            guard product.isCompiled else { return .broken(diagnostics: product.diagnostics) }
            products.append(product)
        }
        return .ready(products)
    }

    /// What runs the tests: a runner for each framework they import.
    ///
    /// - Throws: `NotCalled` if there are tests that none of them could run.
    func runners(
        for tests: Module, _ products: [Compiler.Product], _ conditions: Conditions
    ) throws -> [Runner] {
        var runners: [Runner] = []
        if let product = products.last, product.imports.contains("XCTest") {
            let classes = try [TestClass](
                in: tests.name, symbolGraphs: products.flatMap(\.symbolGraphs))
            if let failure = tests.hiddenTestClass(besides: classes) { throw NotCalled(failure) }
            let filtered = try classes.filtered(by: conditions.filters, in: tests.name)
            // What a class inherits is found where it is declared.
            let modules = products.filter { $0.imports.contains("XCTest") }.map(\.name)
            if !filtered.isEmpty {
                runners.append(.xcTest(list: Runner.list(of: filtered, in: modules)))
            }
        }
        if products.last?.imports.contains("Testing") ?? false {
            let isBeside = products.contains { $0.imports.contains("XCTest") }
            runners.append(.swiftTesting(besideXCTest: isBeside))
        }
        return runners
    }

    /// Why tests that compile cannot be run.
    private struct NotCalled: Error {
        var diagnostics: String

        init(_ diagnostics: String) { self.diagnostics = diagnostics }
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

    /// Lets `runner` run the products; twice, if they crash.
    private func run(
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

    /// Puts a runner, and the libraries of code and of tests that it loads, into `folder`.
    func place(_ products: [Compiler.Product], with runner: Runner, in folder: URL) throws {
        let code = products.dropLast()
        var tests = Array(products.suffix(1))
        if case .xcTest(let list) = runner { tests.append(try compile(list, with: products)) }
        let files = try [
            (program(of: runner), Runner.program),
            (library(of: Array(code)), Runner.code),
            (library(of: tests), Runner.tests),
        ]
        for (file, name) in files { try place(file, at: folder.appendingPathComponent(name)) }
    }

    /// The library of some modules: made once, though the same tests run on many versions of the
    /// code, and many tests on the same.
    private func library(of modules: [Compiler.Product]) throws -> URL {
        let key = modules.flatMap { [$0.name, $0.entry.folder.lastPathComponent] }
        let name = "library"
        return try cache.entry(Digest([name] + key)) {
            try compiler.linkLibrary(modules, to: $0.appendingPathComponent(name).path)
        }
        .folder.appendingPathComponent(name)
    }

    /// Puts a program where it is to be run.
    ///
    /// NB: a copy that this process writes may be open in a child that another thread is starting,
    /// and cannot be run as long as it is.
    private func place(_ program: URL, at place: URL) throws {
        do { try FileManager.default.linkItem(at: program, to: place) } catch {
            let copy = try Subprocess.run(
                "/bin/cp", [program.path, place.path], in: "/", seconds: 30, output: 1 << 10,
                endsAlone: true)
            guard copy.ending == .exited(0) else {
                throw LabError.cannotWrite(place.path, reason: copy.output)
            }
        }
    }

    /// Compiles the list of XCTest's tests.
    private func compile(_ list: String, with products: [Compiler.Product]) throws
        -> Compiler.Product
    {
        let module = Module(name: Runner.listModule, isTests: true, files: ["List.swift": list])
        let product = try compiler.compile(module, uses: products, imports: [])
        guard product.isCompiled else {
            throw NotCalled(
                "error: XCTest cannot call these tests: a class with tests is not generic,"
                    + " and the names of its methods are single words\n" + product.diagnostics)
        }
        return product
    }

    /// The file of a runner, which is made once for all tests.
    private func program(of runner: Runner) throws -> URL {
        let call = Platform.link([], using: runner.libraries, to: "", toolchain)
        let key = Digest(
            [toolchain.version, runner.source, call.executable] + call.arguments
                + Platform.compilerFlags(toolchain))
        return try cache.entry(key) { folder in
            let module = Module(
                name: Runner.module, isTests: true, files: ["Runner.swift": runner.source])
            let product = try compiler.compile(module, uses: [], imports: [])
            guard product.isCompiled else {
                throw LabError.cannotRun("the runner", reason: product.diagnostics)
            }
            try compiler.linkProgram(
                product, using: runner.libraries,
                to: folder.appendingPathComponent(Runner.program).path)
        }
        .folder.appendingPathComponent(Runner.program)
    }
}

extension Report {
    /// Whether something went wrong in these tests: enough to know about a fault.
    fileprivate var isBad: Bool { ![.green, .empty].contains(verdict) }
}
