import Foundation

/// Compiles modules with the frontend itself, no package manager in between.
struct Compiler {
    var toolchain: Toolchain
    var cache: Cache
    /// Whether the code is to be fast, and not to be tested.
    var isOptimizing = false
    /// Where code of strangers is compiled; nil for our own and the learner's.
    var cell: Cell?
    /// What compiler and linker may use: a minute of a core, wherever others want it too, and 2 GB.
    var limits = Limits(
        seconds: 240, work: 60, memory: 2 << 30, output: 1 << 22, fileSize: 1 << 28, disk: 1 << 29)

    /// Compiles `module`.
    ///
    /// - Parameter uses: the compiled modules that it imports.
    /// - Parameter imports: the modules that it imports, and those that come along.
    func compile(_ module: Module, uses: [Product], imports: Set<String>) throws -> Product {
        let files = module.sources.sorted { $0.key < $1.key }
        let uses = uses.sorted { $0.name < $1.name }
        let flags = flags(for: module, imports)
        let own = [toolchain.version] + flags + files.flatMap { [$0.key, $0.value] }
        // A module file is the same as long as only what nobody sees from outside has changed.
        let key = Digest(own + uses.flatMap { [$0.name, $0.module.description] })
        let entry = try cache.entry(key) { try fill($0, module, flags, uses) }
        return Product(name: module.name, entry: entry, imports: imports)
    }

    /// Puts a compiled module, or what is wrong with it, into `folder`.
    private func fill(_ folder: URL, _ module: Module, _ flags: [String], _ uses: [Product])
        throws
    {
        if let trouble = module.nestedTooDeeply {
            return try trouble.write(toFile: Product.diagnostics, in: folder)
        }
        let modules = cell == nil ? cache.modules : cache.modulesOfStrangers
        var result = try call(module, flags, uses, in: folder, modules: modules)
        if !result.isAnswer, result.excess(of: limits) == nil {
            // The modules of the toolchain may be damaged, or from another place.
            result = try Scratch.with {
                try call(module, flags, uses, in: folder, modules: $0)
            }
            if result.isAnswer { cache.leave(modules) }
        }
        if !result.isAnswer {
            guard let trouble = result.excess(of: limits) ?? result.crash else {
                throw LabError.cannotRun(
                    "the compiler", reason: "\(result.ending)\n\(result.output)")
            }
            let place =
                module.sources.count == 1 ? "\(module.sources.keys.first ?? ""):1:1: " : ""
            let file = place.isEmpty ? "one of the files of \(module.name)" : "this file"
            result.output = "\(place)error: \(trouble) \(file): make it simpler\n"
        }
        try result.output.write(toFile: Product.diagnostics, in: folder)
    }

    /// Lets the compiler write into `folder`: itself, or from where it reaches nothing else.
    private func call(
        _ module: Module, _ flags: [String], _ uses: [Product], in folder: URL, modules: URL
    ) throws -> Subprocess {
        let program = toolchain.bin + "/swift-frontend"
        let places =
            [Cell.Place(folder: modules, isWritable: true)]
            + uses.map { Cell.Place(folder: $0.folder) }
        let paths = places.map { cell?.path(of: $0) ?? $0.folder.path }
        let arguments =
            ["-frontend", "-c"] + module.sources.keys.sorted() + flags
            + ["-module-cache-path", paths[0]] + paths.dropFirst().flatMap { ["-I", $0] }
        func write(in folder: URL) throws {
            for (path, text) in module.sources { try text.write(toFile: path, in: folder) }
        }
        try write(in: folder)
        let result = try Scratch.with { scratch in
            guard let cell else {
                let surroundings = ProcessInfo.processInfo.environment
                return try Subprocess.spawn(
                    limits.shell(program, in: folder.path) + arguments,
                    environment: surroundings.merging(["TMPDIR": scratch.path]) { $1 },
                    seconds: limits.seconds, output: limits.output, endsAlone: true)
            }
            let package = scratch.appendingPathComponent(cell.package)
            try write(in: package)
            try modules.makeFolder()
            let result = try cell.run(
                program, arguments, for: scratch, seeing: places,
                environment: ["PATH": "/usr/bin:/bin"], limits: limits)
            try Self.take(module, from: package, to: folder)
            return result
        }
        try LabError.refuseFullDisk(result, at: folder)
        return result
    }

    /// Takes over what has been made of a module: files and no links, in no folder.
    private static func take(_ module: Module, from package: URL, to folder: URL) throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: package.path) {
            let file = package.appendingPathComponent(name)
            let kind = try files.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
            let place = folder.appendingPathComponent(name)
            guard kind == .typeRegular, module.sources[name] == nil else { continue }
            try? files.removeItem(at: place)
            try files.moveItem(at: file, to: place)
        }
    }

    /// What the compiler is told, besides the places of files and modules.
    private func flags(for module: Module, _ imports: Set<String>) -> [String] {
        var flags = [
            "-module-name", module.name, "-o", module.name + ".o",
            "-swift-version", module.isRunner ? "5" : "6",
            isOptimizing ? "-O" : "-Onone", "-enable-testing",
            "-package-name", "kata", "-enable-cross-import-overlays",
            "-D", "DEBUG", "-D", "SWIFT_PACKAGE", "-target", toolchain.triple,
        ]
        flags += toolchain.compilerFlags
        // An assertion runs where tests run, so it is no code that changes nothing.
        if isOptimizing, module.sources.values.contains(where: { $0.contains("assert") }) {
            flags += ["-assert-config", "Debug"]
        }
        if !module.hasMainFile { flags.append("-parse-as-library") }
        // Beside tests nobody starts it, and a program has one beginning.
        if module.isProgram { flags += ["-entry-point-function-name", module.name + "_main"] }
        // The program that runs XCTest's methods has to name them, so it imports the tests.
        if !module.isTests || imports.contains("XCTest") {
            flags += ["-emit-module-path", module.name + ".swiftmodule"]
        }
        if imports.contains("XCTest") {
            flags += [
                "-emit-symbol-graph", "-emit-symbol-graph-dir", ".",
                "-symbol-graph-minimum-access-level", "internal",
            ]
        }
        return flags
    }

    /// Makes of the modules a library that a runner loads.
    func linkLibrary(_ modules: [Product], to library: String) throws {
        let imports = modules.reduce(into: Set()) { $0.formUnion($1.imports) }
        let inputs = modules.map(\.object) + toolchain.libraries(of: imports)
        func link(_ linker: [String]) throws {
            let words = linker.flatMap { word in
                word == "INPUTS" ? inputs : [word == "LIBRARY" ? library : word]
            }
            try self.link(words[0], Array(words.dropFirst()))
        }
        let linker = try libraryLinker()
        do { try link(linker) } catch {
            // The system's libraries may be elsewhere by now.
            let now = try libraryLinker(afresh: true)
            if now == linker { throw error }
            try link(now)
        }
    }

    /// The call that makes a library of `INPUTS`, found out once, or afresh.
    private func libraryLinker(afresh: Bool = false) throws -> [String] {
        let key = Digest(["linker", toolchain.version, toolchain.bin])
        if afresh { cache.remove(key) }
        return try cache.value(key) { try toolchain.linkingLibrary("INPUTS", to: "LIBRARY") }
    }

    /// Makes a program of a module.
    ///
    /// - Parameter libraries: what it uses besides what all programs do.
    func linkProgram(_ module: Product, using libraries: [String], to program: String) throws {
        try link(
            toolchain.clang,
            toolchain.linkingProgram([module.object], using: libraries, to: program))
    }

    private func link(_ executable: String, _ arguments: [String]) throws {
        let result = try Subprocess.spawn(
            limits.shell(executable, in: "/") + arguments,
            environment: ProcessInfo.processInfo.environment, seconds: limits.seconds,
            output: limits.output, endsAlone: true)
        try LabError.refuseFullDisk(result, at: cache.folder)
        guard result.ending == .exited(0) else {
            throw LabError.doesNotLink("\(result.ending)\n\(result.output)")
        }
    }

    /// A compiled module, or the reasons why it is not.
    struct Product {
        var name: String
        /// Where its object file and its module file are.
        var entry: Cache.Entry
        var imports: Set<String>

        static let diagnostics = "diagnostics"

        /// What the compiler said: warnings, or errors.
        var diagnostics: String {
            let text = try? Data(contentsOf: folder.appendingPathComponent(Self.diagnostics))
            return String(decoding: text ?? Data(), as: UTF8.self)
        }

        var isCompiled: Bool { entry.digests[name + ".o"] != nil }

        /// All that the compiler knows of it when it is imported: no bodies, and no comments.
        var module: Digest { entry.digests[name + ".swiftmodule"] ?? Digest([]) }

        var folder: URL { entry.folder }
        var symbolGraphs: [URL] {
            entry.digests.keys.filter { $0.hasSuffix(".symbols.json") }.sorted()
                .map(folder.appendingPathComponent)
        }
        var object: String { folder.appendingPathComponent(name + ".o").path }
    }
}

extension Subprocess {
    /// Whether the compiler has said yes, or what is wrong with the code.
    fileprivate var isAnswer: Bool {
        ending == .exited(0)
            || output.contains(": error: ") && !output.contains("<unknown>:0: error: ")
            || output.contains("error: filename \"")
    }

    /// What the compiler wanted more of than it may have; nil if that was not why it ended.
    fileprivate func excess(of limits: Limits) -> String? {
        guard case .signalled(let signal) = ending else { return nil }
        let words = "the compiler needed more than"
        if signal == SIGXCPU || signal == SIGKILL && seconds >= Double(limits.core) {
            return "\(words) \(limits.core) seconds for"
        }
        let lastWords = ["out of memory", "bad_alloc", "failed to allocate", "Allocation failed"]
        return lastWords.contains(where: output.contains)
            ? "\(words) \(limits.memory >> 30) GB of memory for" : nil
    }

    /// That the compiler crashed, and that it was the code that did it; nil if it did not.
    fileprivate var crash: String? {
        guard case .signalled(let signal) = ending,
            [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE].contains(signal)
        else { return nil }
        return "the compiler crashes on"
    }
}
