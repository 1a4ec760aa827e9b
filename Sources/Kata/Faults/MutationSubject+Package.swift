import Foundation

/// Somebody's own package: one target, and the tests that use it.
struct PackageSubject: Sendable {
    var package: OwnPackage
    /// The names of the targets with tests.
    var tests: [String]
}

extension World {
    /// What `kata mutate ../MyApp --target Model` is about; nil where the words name no package.
    ///
    /// - Throws: `UsageError` where no fault can be made.
    func mutationSubject(
        ofPackage path: String, target name: String?, file: String?
    ) throws -> MutationSubject? {
        let root = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        let isPackage = Disk.isFile(root.appendingPathComponent("Package.swift"))
        if !isPackage || path.split(separator: "/").first.map(String.init) == Practice.folder {
            if [".", "/", "~"].contains(where: path.hasPrefix) || name != nil {
                throw UsageError(
                    "there is no Package.swift in \(path)", "Name the folder of a package:",
                    Self.packageExample)
            }
            return nil
        }
        let package = try OwnPackage(root, folder: cache, limits: lab().limits)
        let target = try package.target(name, in: path)
        let sources = try package.swiftFiles(of: target, in: path)
        let tests = package.description.tests(of: target.name)
        let files = try tests.map { try package.files(of: $0).sources.files }
        let together = Module(
            name: target.name + "Tests", isTests: true,
            files: files.reduce(into: [:]) { $0.merge($1) { $1 } })
        let modules = [Module(name: target.name, isTests: false, files: sources.files), together]
        var subject = MutationSubject(
            name: "\(target.name) in \(path)", modules: modules, target: target.name,
            tests: [together.name], waived: "", folder: path.hasSuffix("/") ? path : path + "/")
        subject.package = PackageSubject(package: package, tests: tests.map(\.name))
        subject.onlyIn = try file.map { file in
            let names = sources.paths.filter { "/\($0)".hasSuffix("/" + file) }
            if !names.isEmpty { return Set(names) }
            let near = nearest(to: file, among: sources.paths.map(\.fileName))
            throw UsageError(
                "there is no \(file) in \(target.name)",
                near.isEmpty ? "Look:" : "Did you mean \(near.joined(separator: ", "))?",
                "mutate \(path) --target \(target.name)")
        }
        return subject
    }

    fileprivate static let packageExample = "mutate ../MyApp --target Model"

    /// What comes of the faults in somebody's own package; what is known already is not run again.
    func trials(of subject: MutationSubject, in own: PackageSubject) throws -> Trials {
        try own.package.withCopy { digest in
            let engine = Engine { [memory] run in
                guard let target = run.modules.first(where: { $0.name == subject.target }),
                    let tests = run.modules.first(where: { $0.name == run.tests })
                else { return Report(verdict: .empty) }
                let parts =
                    ["own", "\(digest)"] + run.conditions.parts + own.tests
                    + target.files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
                if let data = try memory.recall(parts),
                    let known = try? JSONDecoder().decode(Report.self, from: data)
                {
                    return known
                }
                let report = try own.package.run(tests, of: own.tests, on: target, run.conditions)
                try memory.keep(try JSONEncoder().encode(report), parts)
                return report
            }
            var all = FaultTrials(
                engine: engine, optimizedCode: { _, _ in nil }, modules: subject.modules,
                target: subject.target, tests: subject.tests)
            all.engine.progress = self.engine.progress
            all.isSlow = true
            return Trials(try all.trials(of: subject.faults))
        }
    }
}

extension OwnPackage {
    /// The files of a target that is all Swift.
    fileprivate func swiftFiles(of target: PackageDescription.Target, in path: String) throws
        -> Tree
    {
        let (sources, others) = try files(of: target)
        let other = others.first(where: \.isCompiledButNotSwift)
        if other == nil, !sources.paths.isEmpty { return sources }
        throw UsageError(
            other.map { "\(target.name) is not all Swift: there is \($0)" }
                ?? "there is no Swift file for \(target.name) in \(path)",
            "Faults are made in Swift only. Choose another target:", World.packageExample)
    }

    /// The target that is called so, or the only one with tests.
    fileprivate func target(_ name: String?, in path: String) throws
        -> PackageDescription.Target
    {
        let tested = description.targets.filter {
            ["regular", "executable"].contains($0.kind)
                && !description.tests(of: $0.name).isEmpty
        }
        func wrong(_ complaint: String) -> UsageError {
            let names = tested.map(\.name).joined(separator: ", ")
            guard let first = tested.first?.name else {
                return UsageError("no target of \(path) has tests yet", "First write one.")
            }
            return UsageError(
                complaint, "With tests: \(names). Type:", "mutate \(path) --target \(first)")
        }
        guard let name else {
            guard let only = tested.first, tested.count == 1 else {
                throw wrong("which target of \(path)?")
            }
            return only
        }
        guard let target = description.targets.first(where: { $0.name == name }) else {
            throw wrong("there is no target \(name) in \(path)")
        }
        if tested.contains(target) { return target }
        throw wrong(
            ["regular", "executable"].contains(target.kind)
                ? "no tests in \(path) use \(name)"
                : "\(name) is a \(target.kind) target, and no fault in it can be chosen while"
                    + " tests run")
    }
}

extension String {
    fileprivate var isCompiledButNotSwift: Bool {
        ["c", "m", "mm", "cpp", "cc", "cxx", "s", "S"].contains {
            hasSuffix("." + $0)
        }
    }
}
