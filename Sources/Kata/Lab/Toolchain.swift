import Foundation

/// Where the Swift compiler and its libraries are.
struct Toolchain: Equatable, Sendable, Codable {
    /// The folder of `swift-frontend`.
    var bin: String
    /// The folder that holds the standard library's modules for each platform.
    var resources: String
    var triple: String
    var version: String

    var architecture: String { String(triple.prefix { $0 != "-" }) }

    /// What `swiftc` said when it was last asked, if it is the same since.
    ///
    /// - Throws: `LabError.noToolchain`.
    static func current(in cache: Cache) throws -> Toolchain {
        guard let compiler = Platform.compiler else { return try current() }
        return try cache.value(Digest(["toolchain"] + compiler)) { try current() }
    }

    /// Asks the `swiftc` that a shell would find.
    ///
    /// - Throws: `LabError.noToolchain`.
    static func current() throws -> Toolchain {
        let result = try Scratch.withEnvironment { environment in
            try Subprocess.run(
                "/usr/bin/env", ["swiftc", "-print-target-info"], in: "/",
                environment: environment, seconds: 30, output: 1 << 20)
        }
        guard result.ending == .exited(0) else {
            throw LabError.noToolchain("swiftc -print-target-info failed:\n" + result.output)
        }
        guard
            let answer = try? JSONDecoder().decode(TargetInfo.self, from: Data(result.output.utf8))
        else { throw LabError.noToolchain("swiftc says:\n" + result.output.trimmed) }
        let resources = answer.paths.runtimeResourcePath
        let bin = URL(fileURLWithPath: resources + "/../../bin").standardizedFileURL.path
        return Toolchain(
            bin: bin, resources: resources, triple: answer.target.triple,
            version: answer.compilerVersion)
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { var triple: String }
        struct Paths: Decodable { var runtimeResourcePath: String }
        var compilerVersion: String
        var target: Target
        var paths: Paths
    }
}
