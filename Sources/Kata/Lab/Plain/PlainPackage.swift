import Foundation

/// An ordinary package with these modules, as the package manager wants it.
struct PlainPackage {
    let modules: [Module]

    static let faultVariable = "KATA_FAULT"

    init(_ modules: [Module]) { self.modules = modules }

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
