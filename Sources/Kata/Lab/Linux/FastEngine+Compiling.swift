import Foundation

extension FastEngine {
    func optimizedCode(of module: Module, with needed: [Module]) throws -> Data? {
        var optimizing = try compiler
        optimizing.isOptimizing = true
        guard case .ready(let products) = try compile(needed) else { return nil }
        let product = try optimizing.compile(
            module, uses: products, imports: needed.imports(of: module))
        return product.isCompiled ? FileManager.default.contents(atPath: product.object) : nil
    }

    private var compiler: Compiler {
        get throws {
            try Compiler(
                toolchain: toolchain, cache: cache, cell: isForStrangers ? cell : nil)
        }
    }

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
                return .broken(
                    diagnostics:
                        "error: \(module.name) has no source file: no file that ends with"
                        + " .swift is left in its folder; put one there\n")
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
            if let failure = tests.hiddenTestClass(besides: classes) {
                throw NotCalled(failure)
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

    struct NotCalled: Error {
        var diagnostics: String

        init(_ diagnostics: String) { self.diagnostics = diagnostics }
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
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
        } catch { throw LabError.cannotWrite(folder.path, reason: error.whyNotWritten) }
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
            throw NotCalled(
                "error: XCTest cannot call these tests: a class with tests is not generic,"
                    + " and the names of its methods are single words\n" + product.diagnostics)
        }
        return product
    }

    /// The file of a runner, which is made once for all tests.
    private func program(of runner: Runner) throws -> URL {
        let call = Linking.program([], using: runner.libraries, to: "", toolchain)
        let key = Digest(
            [toolchain.version, runner.source, call.executable] + call.arguments
                + Linking.compilerFlags(toolchain))
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
