import Foundation
import Synchronization

/// Somebody's own package, in a copy in which faults are put into one of its targets.
///
/// Nothing is written into the package itself: its manifest is read, and its files are copied.
final class OwnPackage: Sendable {
    let root: URL
    let description: PackageDescription
    /// The paths of the packages on this disk that it uses, directly or through others.
    private let neighbours: [String]
    private let engine: PlainEngine
    /// Where the copy stands, as if that were the root of the disk: so paths such as `../Other` lead
    /// where they should.
    private let mirror: URL
    /// The folder of all copies: where a package has it inside, it is none of its files.
    private let copies: URL
    /// The files of the target that are built at the moment.
    private let built = Mutex<[String: String]?>(nil)

    /// - Parameter folder: where the copy is kept from time to time; it may be deleted.
    /// - Throws: `LabError`, also where the package manager cannot read the manifest.
    init(_ root: URL, folder: URL, limits: Limits) throws {
        self.root = root.resolvingSymlinksInPath()
        let place = "own-\(Digest([self.root.path]))"
        copies = folder.resolvingSymlinksInPath()
        mirror = copies.appendingPathComponent(place)
        var engine = PlainEngine(folder: folder) { _ in }
        // It is their own: what builds it there builds it here.
        engine.surroundings = ProcessInfo.processInfo.environment
        engine.limits = limits
        self.engine = engine
        description = try engine.description(of: self.root)
        var (known, next) = ([String](), description.neighbours)
        while let path = next.popLast() {
            if known.contains(path) || path == self.root.path { continue }
            known.append(path)
            next += try engine.description(of: URL(fileURLWithPath: path)).neighbours
        }
        neighbours = known
    }

    private var copy: URL { mirror.appendingPathComponent(root.path) }

    /// The files of a target: those that are compiled, and their folder's other ones, by their paths.
    func files(of target: PackageDescription.Target) throws -> (sources: Tree, others: [String]) {
        let folders = target.folders.filter { root.appendingPathComponent($0).leadsToFolder }
        guard let folder = folders.first else { return (Tree(), []) }
        let home = folder == "." ? root : root.appendingPathComponent(folder)
        var (tree, others) = (Tree(), [String]())
        for file in try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
        where target.holds(file)
            && !file.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        {
            let path = folder == "." ? file : folder + "/" + file
            let url = root.appendingPathComponent(path)
            if path == "Package.swift" { continue }
            if file.isSwift, let text = try? String(contentsOf: url, encoding: .utf8) {
                tree[path] = text
            } else {
                others.append(path)
            }
        }
        return (tree, others)
    }

    // MARK: - Running

    /// Where the number of the fault stands that is in force, and which spots were reached without one.
    private var chosen: URL { mirror.appendingPathComponent(".fault") }
    private var reached: URL { mirror.appendingPathComponent(".reached") }
    /// Seconds for a build with all that the package uses.
    private static let toBuild = 3600.0
    private static let toRun = 600.0

    /// Builds the copy with a target's files, if that is not done yet, and runs tests.
    ///
    /// - Parameter tests: a module with the files of all of these targets.
    /// - Throws: `LabError`, also where not the target is what cannot be built.
    func run(
        _ tests: Module, of targets: [String], on target: Module, _ conditions: Conditions
    ) throws -> Report {
        try built.withLock { built in
            let files = target.choosingFault(in: chosen.path, telling: reached.path).files
            if built != files {
                built = nil
                for (path, text) in files {
                    let file = copy.appendingPathComponent(path).path
                    if FileManager.default.contents(atPath: file) == Data(text.utf8) { continue }
                    try text.write(toFile: path, in: copy)
                }
                let report = try engine.build(copy, within: Self.toBuild, ["--skip-update"])
                if let report { return report }
                built = files
            }
            var conditions = conditions
            let isFault = conditions.fault ?? 0 != 0
            var engine = engine
            if !isFault { engine.limits.seconds = max(Self.toRun, engine.limits.seconds) }
            engine.limits = engine.limits.under(conditions)
            conditions.filters = ["^(\(targets.map(\.asModule).joined(separator: "|")))\\."]
            for (file, text) in [(chosen, "\(conditions.fault ?? 0)\n"), (reached, "")] {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            let start = ContinuousClock.now
            var report = try engine.report(on: tests, conditions, in: copy)
            report.work = (ContinuousClock.now - start) / .seconds(1)
            if isFault { return report.withoutEndlessness }
            let spots = try String(contentsOf: reached, encoding: .utf8)
            report.reached = ["": Set(spots.lines.compactMap { Int($0) })]
            return report
        }
    }

    // MARK: - The copy

    /// Brings the copy up to date, and does `work` while no other program has it.
    ///
    /// - Parameter work: is told a digest of all that the copy was made of.
    func withCopy<Result>(_ work: (Digest) throws -> Result) throws -> Result {
        let files = FileManager.default
        do {
            try files.createDirectory(at: mirror, withIntermediateDirectories: true)
            guard let hold = Descriptor.taking(mirror) else {
                throw LabError.cannotWrite(mirror.path, reason: "another kata works on it just now")
            }
            defer { withExtendedLifetime(hold) {} }
            try files.createDirectory(at: copy, withIntermediateDirectories: true)
            var parts: [String] = []
            try bring(root, to: copy, "", &parts)
            for neighbour in neighbours {
                try link(to: neighbour)
                parts += try contents(of: neighbour)
            }
            return try work(Digest(parts))
        } catch let error as CocoaError {
            throw LabError.naming(error)
        }
    }

    /// Of what the package manager keeps in `.build`, what it has fetched; it makes the rest anew.
    private static let fetched = ["checkouts", "repositories", "artifacts", "workspace-state.json"]

    /// Makes `new` as `old` is; a file that stays as it is keeps its date, and is not compiled again.
    ///
    /// NB: what links lead to is copied, too. Nothing that is written into the copy may go through a
    /// link to somebody's own files.
    private func bring(_ old: URL, to new: URL, _ path: String, _ parts: inout [String]) throws {
        let files = FileManager.default
        let isBuild = path == ".build/"
        let names = try files.contentsOfDirectory(atPath: old.path).sorted().filter {
            isBuild ? Self.fetched.contains($0) : $0 != ".git"
        }
        for name in (try? files.contentsOfDirectory(atPath: new.path)) ?? []
        where !isBuild && !names.contains(name) && path + name != ".build" {
            try files.removeItem(at: new.appendingPathComponent(name))
        }
        for name in names {
            let (from, to) = (old.appendingPathComponent(name), new.appendingPathComponent(name))
            if isLink(to) || from.leadsToFolder != to.leadsToFolder {
                try? files.removeItem(at: to)
            }
            if from.leadsToFolder {
                let target = from.resolvingSymlinksInPath()
                if leadsBack(from) || target.path == copies.path { continue }
                try files.createDirectory(at: to, withIntermediateDirectories: true)
                try bring(from, to: to, path + name + "/", &parts)
                continue
            }
            guard let data = files.contents(atPath: from.path) else { continue }
            if !path.hasPrefix(".build/") { parts += [path + name, "\(Digest(bytes: data))"] }
            if files.contents(atPath: to.path) == data { continue }
            try data.write(to: to)
            let mode = try files.attributesOfItem(atPath: from.resolvingSymlinksInPath().path)
            try files.setAttributes(
                mode.filter { $0.key == .posixPermissions }, ofItemAtPath: to.path)
        }
    }

    /// Whether a link leads to a folder that it stands in, so that a walk would never end.
    private func leadsBack(_ link: URL) -> Bool {
        if !isLink(link) { return false }
        let home = link.deletingLastPathComponent().resolvingSymlinksInPath().path + "/"
        return home.hasPrefix(link.resolvingSymlinksInPath().path + "/")
    }

    /// Lets the path of a package that this one uses lead to it from the copy, too.
    private func link(to neighbour: String) throws {
        if neighbour.hasPrefix(root.path + "/") { return }
        let files = FileManager.default
        // What stands around the package leads there, but for the way to the copy.
        let isAround = root.path.hasPrefix(neighbour + "/")
        let names = isAround ? try files.contentsOfDirectory(atPath: neighbour) : []
        for place in isAround ? names.map({ neighbour + "/" + $0 }) : [neighbour] {
            let link = mirror.appendingPathComponent(place)
            let home = link.deletingLastPathComponent()
            // Behind a link, it is there already, and is somebody's own.
            guard home.resolvingSymlinksInPath() == home else { continue }
            if link.leadsToFolder, !isLink(link) { continue }
            try files.createDirectory(at: home, withIntermediateDirectories: true)
            try? files.removeItem(at: link)
            try files.createSymbolicLink(atPath: link.path, withDestinationPath: place)
        }
    }

    /// What stands in a package that this one uses; what comes of the tests rests on that, too.
    private func contents(of neighbour: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: neighbour).sorted()
        return paths.filter { path in
            !path.hasPrefix(".build") && !path.hasPrefix(".git")
                && !"\(neighbour)/\(path)".hasPrefix(copies.path + "/")
        }.flatMap { path in
            let data = FileManager.default.contents(atPath: neighbour + "/" + path)
            return data.map { [path, "\(Digest(bytes: $0))"] } ?? []
        }
    }

    private func isLink(_ url: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }
}

extension Report {
    /// Where it came to no end, that says nothing here: who knows how long such tests may take?
    fileprivate var withoutEndlessness: Report {
        guard case .timedOut(let test) = verdict else { return self }
        var report = self
        report.verdict = .killed(signal: Int(SIGKILL), during: test)
        return report
    }
}

extension PlainEngine {
    /// What the package in a folder says of itself; nothing is written there.
    fileprivate func description(of folder: URL) throws -> PackageDescription {
        let dump = try Scratch.with { scratch in
            try swift(
                ["package", "--scratch-path", scratch.path, "dump-package"], in: folder,
                within: Self.toStart)
        }
        guard dump.ending == .exited(0), let start = dump.output.firstIndex(of: "{"),
            let description = PackageDescription(json: Data(dump.output[start...].utf8))
        else { throw LabError.cannotRun("swift package dump-package", reason: dump.output) }
        return description
    }
}

extension String {
    /// What the module of a target with this name is called: `my-lib` is `my_lib`.
    fileprivate var asModule: String {
        let signs = map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return signs.first?.isNumber ?? false ? "_" + signs.dropFirst() : signs
    }
}
