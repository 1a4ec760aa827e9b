import Foundation

struct Lab: Sendable {
    let toolchain: Toolchain
    let cache: Cache
    var engine: any TestEngine

    /// - Parameter folder: where finished work is kept; it may be deleted at any time.
    /// - Parameter confinement: where tests run; nil for what works here.
    /// - Parameter isForStrangers: whether the compiler, too, works where it can reach nothing else.
    /// - Parameter isPlain: whether the package manager does the work, also where it could be done
    ///   in less time.
    /// - Parameter announce: is told, before the first run, where tests run.
    /// - Throws: `LabError.noToolchain`, `LabError.badFolder`.
    init(
        folder: URL, limits: Limits = Limits(), confinement: Confinement? = nil,
        isForStrangers: Bool = false, isPlain: Bool = false,
        announce: @escaping @Sendable (Confinement) -> Void = { _ in }
    ) throws {
        // NB: swift build fails in such a folder too, and says that it is the code.
        if let sign = folder.path.first(where: "%\"\\\n".contains) {
            throw LabError.badFolder(folder.path, sign)
        }
        Cache.take(folder)
        cache = Cache(folder: folder)
        toolchain = try .current(in: cache)
        engine = PlainEngine(folder: cache.folder, announce)
        #if !PLAIN
            if !isPlain {
                engine = FastEngine(
                    toolchain: toolchain, cache: cache, isolation: Isolation(confinement, announce),
                    isForStrangers: isForStrangers)
            }
        #endif
        self.limits = limits
        cache.prune(olderThan: 14, keeping: 6000)
    }

    /// Whether the package manager does the work.
    var isPlain: Bool { engine is PlainEngine }

    var limits: Limits {
        get { engine.limits }
        set { engine.limits = newValue }
    }

    var confinement: Confinement {
        get throws { try engine.confinement }
    }

    /// What the compiler makes of a module when it leaves out all that changes nothing; nil if the
    /// module does not compile, or if that cannot be known.
    func optimizedCode(of name: String, in modules: [Module]) throws -> Data? {
        guard let module = modules.first(where: { $0.name == name }) else { return nil }
        return try engine.optimizedCode(of: module, with: modules.needed(by: name))
    }

    /// Compiles tests with the modules that they use, and runs them.
    ///
    /// - Parameter fresh: whether they really run, though their report may have been kept.
    /// - Throws: `LabError` if the Lab itself fails, never for what is wrong with the modules.
    func run(_ run: Run, fresh: Bool = false) throws -> Report {
        guard var tests = run.modules.first(where: { $0.name == run.tests }) else {
            return Report(verdict: .empty)
        }
        tests.texts = run.modules.texts(readBy: tests)
        let needed = run.modules.needed(by: run.tests)
        var parts = ["report"] + run.conditions.parts + circumstances
        for module in needed + [tests] {
            parts.append(module.name)
            parts += Tree(module.files).parts + Tree(module.texts).parts
        }
        let report = try remembering(Digest(parts), fresh: fresh) {
            var report = try engine.run(tests, with: needed, under: run.conditions)
            report.findCrash(in: needed + [tests])
            // The places of faults have names of ours, which are read elsewhere.
            if run.conditions.fault == nil { report.findPlaces(in: needed + [tests]) }
            return report
        }
        .advisingImports(of: run.modules)
        return run.isOurs ? report.told(by: tests) : report
    }

    /// What decides, besides what is run, what it comes to.
    private var circumstances: [String] {
        [Self.fingerprint, toolchain.version] + limits.parts + engine.traits
            + engine.surroundings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }

    /// What was kept for `parts`, in the circumstances of now.
    func kept(for parts: [String]) -> Data? { cache.value(key(for: parts)) }

    func keep(_ data: Data, for parts: [String]) throws {
        _ = try cache.value(key(for: parts)) { data }
    }

    private func key(for parts: [String]) -> Digest { Digest(["kept"] + circumstances + parts) }

    /// Which companion this is: one that has been built anew may read reports in another way.
    private static let fingerprint = Platform.version(of: Platform.program) ?? ""

    /// What has been reported before, or else what `work` reports; what may be luck is not kept.
    ///
    /// Where `work` is done again all the same, it must come to the same.
    private func remembering(_ key: Digest, fresh: Bool, _ work: () throws -> Report) throws
        -> Report
    {
        let last: Report? = cache.value(key)
        if let last, !fresh { return last }
        let report = try last?.confirmed(by: work()) ?? work()
        if last != nil { cache.remove(key) }
        if report.verdict.isLasting { _ = try cache.value(key) { report } }
        return report
    }
}

/// What is kept of earlier work; what it rests on is its key, by which it is found again.
struct Memory: Sendable {
    /// What is kept; nil if nothing is, or it is damaged.
    var recall: @Sendable ([String]) throws -> Data?
    var keep: @Sendable (Data, [String]) throws -> Void

    static let none = Memory(recall: { _ in nil }, keep: { _, _ in })
}
