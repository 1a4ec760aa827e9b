import Foundation

/// What this program knows of itself and of the machine.
enum Platform {
    static let program =
        (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "/"))
        .resolvingSymlinksInPath()

    /// What tells this version of a file from others, without a look at its bytes; nil if it is not
    /// there.
    static func version(of file: URL) -> String? {
        guard let traits = try? FileManager.default.attributesOfItem(atPath: file.path),
            let date = traits[.modificationDate] as? Date
        else { return nil }
        return "\(traits[.size] ?? 0) \(date.timeIntervalSince1970)"
    }

    /// What tells the `swiftc` that a shell would find from others; nil if it may be one today and
    /// another tomorrow, as where a program of its name picks one of several toolchains.
    static var compiler: [String]? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let places = path.split(separator: ":").map { URL(fileURLWithPath: $0 + "/swiftc") }
        let files = FileManager.default
        guard let found = places.first(where: { files.isExecutableFile(atPath: $0.path) })
        else { return nil }
        let driver = found.resolvingSymlinksInPath()
        let frontend = driver.deletingLastPathComponent().appendingPathComponent("swift-frontend")
        let traits = [driver, frontend].compactMap { file in
            version(of: file).map { "\(file.path) \($0)" }
        }
        return traits.count == 2 ? traits : nil
    }

    /// How many processes and threads there are now; many, where nobody can tell.
    static var threads: Int {
        let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
        let counts = load.split(separator: " ").first { $0.contains("/") }
        return counts?.split(separator: "/").last.flatMap { Int($0) } ?? 1000
    }
}
