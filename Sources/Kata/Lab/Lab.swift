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
    /// Runs tests by the package manager, and not by the compiler and the linker alone.
    private let plain: PlainEngine?
    var openCells = OpenCells()

    /// - Parameter folder: where finished work is kept; it may be deleted at any time.
    /// - Parameter confinement: where tests run; nil for the strongest that works here.
    /// - Parameter isPlain: whether `swift build` and `swift test` do the work.
    /// - Parameter announce: is told, before the first run, where tests run.
    /// - Throws: `LabError.noToolchain`.
    package init(
        folder: URL, limits: Limits = Limits(), confinement: Confinement? = nil,
        isPlain: Bool = false,
        announce: @escaping @Sendable (Confinement) -> Void = { _ in }
    ) throws {
        plain = isPlain ? PlainEngine(folder: folder) : nil
        isolation = Isolation(
            isPlain ? .none(because: "swift test runs the tests") : confinement, announce)
        Cache.take(folder)
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
    /// - Parameter author: who wrote them; what one has written may run in the same place.
    /// - Parameter fresh: whether they really run, though their report may have been kept.
    /// - Throws: `LabError` if the Lab itself fails, never for what is wrong with the modules.
    package func run(
        _ name: String, in modules: [Module], under conditions: Conditions = Conditions(),
        by author: String? = nil, fresh: Bool = false
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
            if let plain {
                _ = try cell
                return try plain.run(tests, with: needed, under: conditions, limits)
            }
            return try compileAndRun(tests, with: needed, conditions, author)
        }
    }

    /// What decides, besides what is run, what it comes to.
    private var circumstances: [String] {
        [
            Self.fingerprint, "\(plain != nil)", toolchain.version,
            Runner.swiftTesting(besideXCTest: true).source,
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
        _ tests: Module, with needed: [Module], _ conditions: Conditions, _ author: String?,
        isLastTry: Bool = false
    ) throws -> Report {
        let products: [Compiler.Product]
        switch try compile(tests, with: needed) {
        case .broken(let diagnostics): return .doesNotCompile(diagnostics)
        case .ready(let ready): products = ready
        }
        do {
            var reports: [Report] = []
            for runner in try runners(for: tests, products, conditions)
            where !conditions.stopsAtFailure || !reports.contains(where: \.isBad) {
                reports.append(try run(tests, products, by: runner, conditions, author))
            }
            var report = Report.combining(reports)
            report.findCrash(in: needed + [tests])
            report.transcript = products.map(\.diagnostics).joined() + report.transcript
            return report
        } catch let error as NotCalled {
            return .doesNotCompile(error.diagnostics)
        } catch {
            // Another process may have removed, in between, what had not been used for long.
            if isLastTry || products.allSatisfy(\.entry.isWhole) { throw error }
            return try compileAndRun(tests, with: needed, conditions, author, isLastTry: true)
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
        let report = try self.run(
            run.tests, in: run.modules, under: run.conditions, by: run.author, fresh: fresh)
        let tests = run.modules.first { $0.name == run.tests }
        return run.isOurs ? tests.map(report.told) ?? report : report
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
}

extension Report {
    /// Whether something went wrong in these tests: enough to know about a fault.
    fileprivate var isBad: Bool { ![.green, .empty].contains(verdict) }
}
