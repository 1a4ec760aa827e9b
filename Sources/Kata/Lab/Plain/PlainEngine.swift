import Foundation
import Synchronization

/// Compiles and runs tests by `swift build` and `swift test`, wherever these are.
///
/// It is slower than the fast one, and nothing confines what runs: of the limits, only those of time
/// and of output hold.
struct PlainEngine: TestEngine {
    var limits = Limits()
    var surroundings = Self.visible(ProcessInfo.processInfo.environment)
    private let packages: PlainPackages
    private let announcement: Announcement

    /// - Parameter folder: where packages are kept from run to run; it may be deleted at any time.
    init(folder: URL, _ announce: @escaping @Sendable (Confinement) -> Void) {
        packages = PlainPackages(folder: folder.appendingPathComponent("plain"))
        announcement = Announcement(announce)
    }

    let confinement = Confinement.none(because: "swift test runs the tests")
    let traits = ["plain"]

    func run(_ tests: Module, with needed: [Module], under conditions: Conditions) throws -> Report
    {
        announcement.make(confinement)
        let modules = needed + [tests]
        if let empty = modules.first(where: \.sources.isEmpty) {
            return .doesNotCompile("error: \(empty.name) has no source file\n")
        }
        let package = PlainPackage(modules: modules)
        return try packages.with(package) { folder in
            try build(folder, within: Self.toBuild)
                ?? report(on: tests, conditions, in: folder, package.files)
        }
    }

    /// Builds the package in a folder, with its tests.
    ///
    /// - Returns: why its code does not compile; nil if it does.
    /// - Throws: `LabError`.
    func build(_ folder: URL, within seconds: Double, _ words: [String] = []) throws -> Report? {
        let build = try swift(["build", "--build-tests"] + words, in: folder, within: seconds)
        if build.ending == .exited(0) { return nil }
        try LabError.refuseFullDisk(build, at: folder)
        let report = Report.doesNotCompile(build.output.replacing(folder.path + "/", with: ""))
        // What names no error of the code is not the code's.
        if report.failures.isEmpty {
            throw LabError.cannotRun("swift build", reason: "\(build.ending)\n\(build.output)")
        }
        return report
    }

    /// What these tests come to in a folder that is built.
    ///
    /// - Parameter files: the package, as it is to be elsewhere where that is asked for.
    func report(
        on tests: Module, _ conditions: Conditions, in folder: URL, _ files: [String: String] = [:]
    ) throws -> Report {
        func report() throws -> Report {
            try Report.combining(
                ["XCTest", "Testing"].filter(tests.imports.contains).map {
                    try self.report(ofXCTest: $0 == "XCTest", files, conditions, in: folder)
                })
        }
        for _ in 1..<conditions.times { _ = try report() }
        let first = try report()
        // As with the fast one: a crash may have been luck.
        guard case .crashed = first.verdict else { return first }
        return try first.confirmed(by: report())
    }

    /// Seconds for a build: it is the machine that is slow here, not the code.
    private static let toBuild = 600.0

    /// What the tests of one framework come to: those of both would hide each other's ending.
    private func report(
        ofXCTest isXCTest: Bool, _ files: [String: String], _ conditions: Conditions,
        in folder: URL
    ) throws -> Report {
        try Scratch.with { scratch in
            let stream = scratch.appendingPathComponent("events")
            let only =
                isXCTest
                ? ["--disable-swift-testing"]
                : [
                    "--disable-xctest", "--event-stream-version", "0",
                    "--event-stream-output-path", stream.path,
                ]
            var place = folder
            var variables = conditions.variables
            if conditions.isElsewhere {
                place = scratch.appendingPathComponent("elsewhere")
                for (path, text) in files { try text.write(toFile: path, in: place) }
                variables["HOME"] = scratch.path
            }
            variables[PlainPackage.faultVariable] = conditions.fault.map { "\($0)" }
            var result = try swift(
                ["test", "--skip-build", "--no-parallel"] + only
                    + ["--scratch-path", folder.appendingPathComponent(".build").path]
                    + conditions.filters.flatMap { ["--filter", $0] },
                in: place, within: limits.seconds, startUp: Self.toStart, output: limits.output,
                variables)
            var log = EventLog()
            if isXCTest {
                log.read(XCTestText(result.output, in: folder.path + "/").events)
            } else {
                log.read((try? Data(contentsOf: stream)) ?? Data())
            }
            result.ending = result.endingOfTests
            return Report(result, log).relative(to: folder)
        }
    }

    /// Seconds that the package manager may take before the first test.
    static let toStart = 60.0

    func swift(
        _ words: [String], in folder: URL, within seconds: Double, startUp: Double = 0,
        output: Int = 1 << 24, _ variables: [String: String] = [:]
    ) throws -> Subprocess {
        try Scratch.with { scratch in
            let toolchain = ["HOME", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]
            var environment = ProcessInfo.processInfo.environment
                .filter { toolchain.contains($0.key) }.merging(surroundings) { $1 }
                .merging(variables) { $1 }
            environment["TMPDIR"] = scratch.path
            environment["SWIFT_BACKTRACE"] = "enable=no"
            return try Subprocess.run(
                "/usr/bin/env", ["swift"] + words, in: folder.path, environment: environment,
                seconds: seconds, startUp: startUp, output: output)
        }
    }

    func run(_ program: String, _ words: [String], for folder: URL, limits: Limits) throws
        -> Subprocess
    {
        let home = folder.appendingPathComponent("home")
        try home.makeFolder()
        return try Subprocess.run(
            program, words, in: folder.appendingPathComponent("package").path,
            environment: surroundings.merging(["HOME": home.path]) { $1 },
            seconds: limits.seconds, output: limits.output)
    }

    /// It would take a build of its own for each module.
    func optimizedCode(of module: Module, with needed: [Module]) -> Data? { nil }
}

/// What is said once, by whoever is the first.
private final class Announcement: Sendable {
    private let tell: @Sendable (Confinement) -> Void
    private let isMade = Mutex(false)

    init(_ tell: @escaping @Sendable (Confinement) -> Void) { self.tell = tell }

    func make(_ confinement: Confinement) {
        let isFirst = isMade.withLock { isMade in
            defer { isMade = true }
            return !isMade
        }
        if isFirst { tell(confinement) }
    }
}

extension Report {
    /// The same with paths as the course has them, and not as they are in this folder.
    fileprivate func relative(to folder: URL) -> Report {
        let prefix = folder.path + "/"
        var report = self
        report.transcript = transcript.replacing(prefix, with: "")
        report.failures = failures.map { failure in
            var failure = failure
            failure.file = failure.file?.replacing(prefix, with: "")
            return failure
        }
        return report
    }
}

extension Subprocess {
    /// How the tests ended, as the package manager tells it.
    fileprivate var endingOfTests: Ending {
        let form = /error: Exited with unexpected signal code (\d+)/
        guard case .exited = ending, let match = output.matches(of: form).last,
            let signal = Int32(match.1)
        else { return ending }
        return .signalled(signal)
    }
}
