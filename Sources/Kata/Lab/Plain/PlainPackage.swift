import Foundation
import Synchronization

/// An ordinary package with these modules, as the package manager wants it.
struct PlainPackage {
    let modules: [Module]

    static let faultVariable = "KATA_FAULT"

    /// What two packages have in common that differ in nothing but what stands in their files.
    var kind: [String] { modules.map(\.name) }

    var files: [String: String] {
        var files: [String: String] = [:]
        for module in modules {
            files.merge(module.texts) { $1 }
            files.merge(module.choosingFault(by: Self.faultVariable).files) { $1 }
        }
        files["Package.swift"] = manifest
        return files
    }

    private var manifest: String {
        let names = Set(modules.map(\.name))
        let targets = modules.map { module in
            let uses = modules.imports(of: module).intersection(names).sorted()
            let folder = module.folder
            let others = module.files.keys.filter { !$0.isSwift }.sorted()
                .map { $0.dropFirst(folder.count + 1) }
            return """
                        .\(module.isTests ? "testTarget" : "target")(
                            name: "\(module.name)",
                            dependencies: [\(uses.quoted)],
                            path: "\(folder)",
                            exclude: [\(others.map(String.init).quoted)]),
                """
        }
        return Self.manifest(of: "Plain", targets)
    }

    /// The description of a package with these targets.
    static func manifest(of name: String, _ targets: [String]) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.macOS(.v15)],
            targets: [
        \(targets.joined(separator: "\n"))
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }
}

extension [String] {
    fileprivate var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension Module {
    /// The folder of its target: `Sources/NAME`, or an exercise's `Sources` and `Tests`.
    fileprivate var folder: String {
        let parts = (files.keys.sorted().first ?? "").split(separator: "/")
        let kind = parts.firstIndex { $0 == "Sources" || $0 == "Tests" } ?? 0
        let isNamed = parts.count > kind + 2 && parts[kind + 1] == name
        return parts[...(isNamed ? kind + 1 : kind)].joined(separator: "/")
    }
}

/// The folders of packages that were built before, so that an edit costs an edit.
final class PlainPackages: Sendable {
    private let folder: URL
    /// A lock for each kind of package: its folder holds one at a time.
    private let locks = Mutex<[[String]: NSLock]>([:])

    init(folder: URL) { self.folder = folder }

    /// Does `work` in a folder that holds this package, and nobody else's at the same time: what
    /// another program builds, it builds in a folder of its own.
    func with<Result>(_ package: PlainPackage, _ work: (URL) throws -> Result) throws -> Result {
        let lock = locks.withLock { locks in
            let lock = locks[package.kind] ?? NSLock()
            locks[package.kind] = lock
            return lock
        }
        return try lock.withLock {
            let (home, hold) = try taken("\(Digest(package.kind))")
            defer { withExtendedLifetime(hold) {} }
            try lay(package.files, in: home)
            return try work(home)
        }
    }

    /// The first folder of a name that no other program has taken.
    private func taken(_ name: String) throws -> (URL, Descriptor) {
        var number = 1
        while true {
            let home = folder.appendingPathComponent(number == 1 ? name : "\(name)-\(number)")
            try home.makeFolder()
            if let hold = Descriptor.taking(home) { return (home, hold) }
            number += 1
        }
    }

    /// Writes what is new, and removes what is no longer there.
    ///
    /// NB: a file that stays as it is keeps its date, so that it is not compiled again.
    private func lay(_ files: [String: String], in home: URL) throws {
        let disk = FileManager.default
        let before = (try? disk.subpathsOfDirectory(atPath: home.path)) ?? []
        do {
            for path in before where !path.hasPrefix(".build") && files[path] == nil {
                let file = home.appendingPathComponent(path)
                if !file.leadsToFolder { try disk.removeItem(at: file) }
            }
            for (path, text) in files {
                let file = home.appendingPathComponent(path)
                let data = Data(text.utf8)
                if disk.contents(atPath: file.path) == data { continue }
                try disk.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file, options: .atomic)
            }
        } catch {
            throw LabError.cannotWrite(home.path, reason: error.whyNotWritten)
        }
    }
}
