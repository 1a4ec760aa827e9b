import Foundation

@testable import kata

/// One Lab for all tests; its folder, which other suites use too, goes when the tests have ended.
enum Workbench {
    static let lab = try! Lab(folder: folder)

    static let folder: URL = {
        atexit { try? FileManager.default.removeItem(at: Workbench.folder) }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-tests-\(ProcessInfo.processInfo.processIdentifier)")
    }()

    static let answer = "func answer() -> Int { 42 }"

    /// Runs tests, written in the body of a suite, against `code`.
    static func run(
        code: String = answer, tests: String, limits: Limits = Limits(),
        conditions: Conditions = Conditions(), lab: Lab = Workbench.lab, fresh: Bool = false
    ) throws -> Report {
        var lab = lab
        lab.limits = limits
        let modules = [
            Module(name: "Thing", isTests: false, files: ["Sources/Thing.swift": code]),
            Module(name: "ThingTests", isTests: true, files: ["Tests/ThingTests.swift": tests]),
        ]
        let run = Run(tests: "ThingTests", modules: modules, conditions: conditions)
        return try lab.run(run, fresh: fresh)
    }

    /// Runs tests in the body of a suite of Swift Testing.
    ///
    /// - Parameter library: what they import besides; the standard library compiles fastest.
    static func swiftTesting(
        _ body: String, importing library: String = "Swift", code: String = answer,
        limits: Limits = Limits(), lab: Lab = Workbench.lab, fresh: Bool = false
    ) throws -> Report {
        let head =
            "import \(library)\nimport Testing\n@testable import Thing\nstruct ThingTests {\n"
        return try run(
            code: code, tests: head + body + "\n}\n", limits: limits, lab: lab,
            fresh: fresh)
    }

    /// Puts a program of tests in the body of a suite of Swift Testing into a folder.
    ///
    /// - Returns: its path.
    static func link(_ body: String, in folder: URL) throws -> String {
        let tests = Module(
            name: "ThingTests", isTests: true,
            files: [
                "T.swift": "import Foundation\nimport Testing\nstruct ThingTests {\n\(body)\n}\n"
            ])
        let products = try lab.fast.compile([tests])
        let runner = Runner.swiftTesting(besideXCTest: false)
        try lab.fast.place(lab.fast.files(of: products, for: runner), in: folder)
        return folder.appendingPathComponent(Runner.path).path
    }

    /// How often a module was compiled for the cache in a folder.
    static func timesCompiled(_ name: String, in folder: URL) -> Int {
        FileManager.default.enumerator(atPath: folder.path)?
            .count { ($0 as? String)?.hasSuffix("/\(name).o") ?? false } ?? 0
    }

    /// Runs tests in the body of a test case of XCTest.
    static func xcTest(
        _ body: String, code: String = answer, limits: Limits = Limits()
    ) throws -> Report {
        let head =
            "import Foundation\nimport XCTest\n@testable import Thing\n"
            + "final class ThingTests: XCTestCase {\n"
        return try run(code: code, tests: head + body + "\n}\n", limits: limits)
    }
}

extension Lab {
    /// The engine, where it is the fast one.
    var fast: FastEngine {
        get { engine as! FastEngine }
        set { engine = newValue }
    }
}
