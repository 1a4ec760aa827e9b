import Foundation

/// Calls compiler and linker itself, and runs tests in a program of its own.
struct FastEngine: TestEngine {
    let toolchain: Toolchain
    let cache: Cache
    let isolation: Isolation
    /// Whether the code is that of people nobody knows: then the compiler, too, is where it reaches
    /// nothing.
    var isForStrangers = false
    var limits = Limits()
    var surroundings = Self.visible(ProcessInfo.processInfo.environment)

    var confinement: Confinement {
        get throws { try cell.confinement }
    }

    private var cell: Cell {
        get throws { try isolation.cell(toolchain) }
    }

    var traits: [String] {
        [
            "fast", Runner.swiftTesting(besideXCTest: true).source,
            Runner.xcTest(list: "").source, Runner.list(of: [], in: []),
        ]
            + isolation.traits + toolchain.compilerFlags
            + toolchain.linkingProgram([], using: [], to: "")
    }

    func run(_ tests: Module, with needed: [Module], under conditions: Conditions) throws -> Report
    {
        try run(tests, with: needed, under: conditions, isLastTry: false)
    }

    private func run(
        _ tests: Module, with needed: [Module], under conditions: Conditions, isLastTry: Bool
    ) throws -> Report {
        var products: [Compiler.Product] = []
        do {
            products = try compile(needed + [tests])
            var reports: [Report] = []
            for runner in try runners(for: tests, products, conditions)
            where !conditions.stopsAtFailure || !reports.contains(where: \.isBad) {
                reports.append(try run(tests, products, by: runner, conditions))
            }
            var report = Report.combining(reports)
            report.transcript = products.map(\.diagnostics).joined() + report.transcript
            return report
        } catch let error as DoesNotCompile {
            return .doesNotCompile(error.diagnostics)
        } catch {
            // Another process may have removed, in between, what had not been used for long.
            if isLastTry || products.allSatisfy(\.entry.isWhole) { throw error }
            return try run(tests, with: needed, under: conditions, isLastTry: true)
        }
    }

    func run(_ program: String, _ words: [String], for folder: URL, limits: Limits) throws
        -> Subprocess
    {
        try cell.run(program, words, for: folder, environment: surroundings, limits: limits)
    }
}

extension Report {
    /// Whether something went wrong in these tests: enough to know about a fault.
    fileprivate var isBad: Bool { ![.green, .empty].contains(verdict) }
}

// MARK: - Compiling

extension FastEngine {
    func optimizedCode(of module: Module, with needed: [Module]) throws -> Data? {
        var optimizing = try compiler
        optimizing.isOptimizing = true
        let products: [Compiler.Product]
        do { products = try compile(needed) } catch is DoesNotCompile { return nil }
        let product = try optimizing.compile(
            module, uses: products, imports: needed.imports(of: module))
        return product.isCompiled ? FileManager.default.contents(atPath: product.object) : nil
    }

    private var compiler: Compiler {
        get throws {
            try Compiler(toolchain: toolchain, cache: cache, cell: isForStrangers ? cell : nil)
        }
    }

    private struct DoesNotCompile: Error { var diagnostics: String }

    /// Compiles the modules in their order, up to the first that is broken.
    func compile(_ modules: [Module]) throws -> [Compiler.Product] {
        var products: [Compiler.Product] = []
        for module in modules {
            if module.sources.isEmpty {
                throw DoesNotCompile(
                    diagnostics:
                        "error: \(module.name) has no source file: no file that ends with"
                        + " .swift is left in its folder; put one there\n")
            }
            // What else there is does not matter: it is compiled once for all who use it.
            let needed = Set(modules.needed(by: module.name).map(\.name))
            let product = try compiler.compile(
                module, uses: products.filter { needed.contains($0.name) },
                imports: modules.imports(of: module))
            guard product.isCompiled else {
                throw DoesNotCompile(diagnostics: product.diagnostics)
            }
            products.append(product)
        }
        return products
    }

    /// What runs the tests: a runner for each framework they import.
    ///
    /// - Throws: `DoesNotCompile` if there are tests that none of them could run.
    private func runners(
        for tests: Module, _ products: [Compiler.Product], _ conditions: Conditions
    ) throws -> [Runner] {
        var runners: [Runner] = []
        if let product = products.last, product.imports.contains("XCTest") {
            let classes = try [TestClass](
                in: tests.name, symbolGraphs: products.flatMap(\.symbolGraphs))
            if let failure = tests.hiddenTestClass(besides: classes) {
                throw DoesNotCompile(diagnostics: failure)
            }
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

    /// A runner, and the libraries of code and of tests that it loads, by their names.
    func files(of products: [Compiler.Product], for runner: Runner) throws -> [String: URL] {
        var tests = Array(products.suffix(1))
        if case .xcTest(let list) = runner { tests.append(try compile(list, with: products)) }
        return try [
            Runner.program: program(of: runner), Runner.code: library(of: products.dropLast()),
            Runner.tests: library(of: tests),
        ]
    }

    /// Puts files, by the names they are to have, beside each other into `folder`.
    func place(_ files: [String: URL], in folder: URL) throws {
        let folder = folder.appendingPathComponent(Runner.folder)
        try folder.makeFolder()
        for (name, file) in files { try place(file, at: folder.appendingPathComponent(name)) }
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
            let copy = try Subprocess.spawn(
                "/bin/cp", [program.path, place.path], in: "/", seconds: 30, output: 1 << 10,
                endsAlone: true)
            try LabError.refuseFullDisk(copy, at: place)
            guard copy.ending == .exited(0) else {
                throw LabError.cannotWrite(place.path, reason: copy.output)
            }
        }
    }

    private func compile(_ list: String, with products: [Compiler.Product]) throws
        -> Compiler.Product
    {
        let module = Module(name: Runner.listModule, isTests: true, files: ["List.swift": list])
        let product = try compiler.compile(module, uses: products, imports: [])
        guard product.isCompiled else {
            throw DoesNotCompile(
                diagnostics: "error: XCTest cannot call these tests: a class with tests is not"
                    + " generic, and the names of its methods are single words\n"
                    + product.diagnostics)
        }
        return product
    }

    /// The file of a runner, which is made once for all tests.
    private func program(of runner: Runner) throws -> URL {
        let call = toolchain.linkingProgram([], using: runner.libraries, to: "")
        let key = Digest(
            [toolchain.version, runner.source, toolchain.clang] + call + toolchain.compilerFlags)
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

// MARK: - Running

extension FastEngine {
    /// Lets `runner` run the products; twice, if they crash.
    private func run(
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
        let package = folder.appendingPathComponent(cell.package)
        for (path, text) in tests.files.merging(tests.texts, uniquingKeysWith: { $1 }) {
            try text.write(toFile: path, in: package)
        }
        var report = Report(verdict: .empty)
        for _ in 1...conditions.times {
            report = try run(in: folder, of: cell, conditions)
        }
        if !report.isGreen { try LabError.refuseFullDisk(at: folder) }
        return report
    }

    private func run(in folder: URL, of cell: Cell, _ conditions: Conditions) throws -> Report {
        let token = UUID().uuidString
        let variables = conditions.variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let result = try cell.run(
            Runner.path, for: folder, environment: surroundings.merging(variables) { $1 },
            limits: limits.under(conditions), greeting: Runner.greeting(token, conditions))
        var log = EventLog()
        log.mayStop = conditions.stopsAtFailure
        log.read(result.results, token: token)
        if let reason = log.unloadable { throw LabError.doesNotLink(reason) }
        if case .exited = result.ending, !log.hasBegun {
            throw LabError.cannotRun(
                "the tests",
                reason: "\(result.ending), \(cell.confinement)\n\(result.output)")
        }
        return Report(result, log)
    }
}
