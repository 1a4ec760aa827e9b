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
        let info = try output(of: ["swiftc", "-print-target-info"])
        guard
            let answer = try? JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8))
        else { throw LabError.noToolchain("swiftc says:\n" + info) }
        let resources = answer.paths.runtimeResourcePath
        let bin = URL(fileURLWithPath: resources + "/../../bin").standardizedFileURL.path
        return Toolchain(
            bin: bin, resources: resources, triple: answer.target.triple,
            version: answer.compilerVersion)
    }

    private static func output(of words: [String]) throws -> String {
        let result = try Scratch.withEnvironment { environment in
            try Subprocess.run(
                "/usr/bin/env", words, in: "/", environment: environment, seconds: 30,
                output: 1 << 20)
        }
        guard result.ending == .exited(0) else {
            throw LabError.noToolchain(
                words.joined(separator: " ") + " failed:\n" + result.output
            )
        }
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { var triple: String }
        struct Paths: Decodable { var runtimeResourcePath: String }
        var compilerVersion: String
        var target: Target
        var paths: Paths
    }
}
