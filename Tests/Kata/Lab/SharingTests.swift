import Foundation
import Testing

@testable import kata

/// Tests that are compiled for one version of the code, and run on another.
struct SharingTests {
    @Test(arguments: [
        Versions("a body", "func one() -> Int { 1 }", "func one() -> Int { 2 }"),
        Versions(
            "accessors", "struct A { var a: Int { get { 1 } set {} } }",
            "struct A { var a: Int { get { 2 } set { print(newValue) } } }"),
    ])
    func `tests are compiled once for code that differs in what no module file says`(
        _ row: Versions
    ) throws {
        #expect(try row.timesCompiled() == 1)
    }

    @Test(arguments: [
        Versions("a function", "let a = 1", "let a = 1\nfunc b() {}"),
        Versions(
            "a private property", "struct A { var a = 1 }",
            "struct A { var a = 1\nprivate var b = 2 }"),
        Versions(
            "the type of a value that a private function makes",
            "let a = b()\nprivate func b() -> Int { 1 }",
            "let a = b()\nprivate func b() -> Double { 1 }"),
        Versions("a default", "func a(_ b: Int = 1) {}", "func a(_ b: Int = 2) {}"),
        Versions(
            "a type that is kept secret", "func a() -> some Sequence { [1] }",
            "func a() -> some Sequence { Set([1]) }"),
        Versions(
            "a body that goes into other modules", "@inlinable public func a() -> Int { 1 }",
            "@inlinable public func a() -> Int { 2 }"),
    ])
    func `tests are compiled again for code that differs in what they can see`(_ row: Versions)
        throws
    {
        #expect(try row.timesCompiled() == 2)
    }

    @Test(arguments: [true, false])
    func `what the compiler says is about this code`(_ isPrivateFirst: Bool) throws {
        let versions = [
            ("private func help() {}", "inaccessible due to 'private'"),
            ("", "has no member 'help'"),
        ]

        try Scratch.with { folder in
            let lab = try Lab(folder: folder)
            for (code, words) in isPrivateFirst ? versions : versions.reversed() {
                let report = try Workbench.swiftTesting(
                    "@Test func a() { A().help() }", code: "struct A { \(code) }", lab: lab)

                #expect(report.transcript.contains(words), "\(report.transcript)")
            }
        }
    }

    @Test func `what was compiled for another version runs with this one`() throws {
        let tests = "@Test func a() { #expect(answer() == 42) }"

        try Scratch.with { folder in
            let lab = try Lab(folder: folder)
            let verdicts = try ["42", "[20, 20].reduce(0, +)"].map {
                try Workbench.swiftTesting(tests, code: "func answer() -> Int { \($0) }", lab: lab)
                    .verdict
            }

            #expect(verdicts == [.green, .red])
            #expect(Workbench.timesCompiled("ThingTests", in: folder) == 1)
        }
    }
}

/// Two versions of some code, and what they differ in.
struct Versions: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var codes: [String]

    init(_ description: String, _ codes: String...) {
        testDescription = description
        self.codes = codes
    }

    /// How often the same tests are compiled for all.
    func timesCompiled() throws -> Int {
        try Scratch.with { folder in
            let lab = try Lab(folder: folder)
            let tests = Module(
                name: "ThingTests", isTests: true, files: ["T.swift": "@testable import Thing"])
            for code in codes {
                let thing = Module(name: "Thing", isTests: false, files: ["A.swift": code])
                guard case .ready = try lab.fast.compile(tests, with: [thing]) else { return 0 }
            }
            return Workbench.timesCompiled("ThingTests", in: folder)
        }
    }
}
