import Foundation
import Testing

@testable import kata

/// Tests that are compiled for one version of the code, and run on another.
struct SharingTests {
    @Test(arguments: [
        Versions("a body", "func one() -> Int { 1 }", "func one() -> Int { 2 }"),
        Versions("a private function", "let a = 1", "let a = 1\nprivate func b() {}"),
        Versions("a private constant", "let a = 1", "let a = 1\nprivate let b = 2"),
        Versions(
            "a private constant that is used", "var a: Int { 1 }",
            "private let b = 2\nvar a: Int { b }"),
        Versions("a comment", "let a = 1", "// One.\nlet a = 1  // 1"),
        Versions(
            "a private method", "struct A { func a() {} }",
            "struct A { func a() { b() }\n@discardableResult private func b() -> Int { 2 } }"),
        Versions(
            "a private method of a final class", "final class A { func a() {} }",
            "final class A { func a() { b() }\nprivate func b() {} }"),
        Versions(
            "a private property at the end of a final class",
            "final class A { var a = 1\ninit() {}\nvar c: Int { 3 } }",
            "final class A { var a = 1\nprivate let b: Int\ninit() { b = 2 }\nvar c: Int { b } }",
            "final class A { var a = 1\ninit() {}\nvar c: Int { 3 }\nprivate lazy var b = a }"),
        Versions(
            "accessors", "struct A { var a: Int { get { 1 } set {} } }",
            "struct A { var a: Int { get { 2 } set { print(newValue) } } }"),
    ])
    func `tests are compiled once for code that differs in what they cannot see`(_ row: Versions)
        throws
    {
        #expect(try row.timesCompiled() == 1)
    }

    @Test(arguments: [
        Versions("a function", "let a = 1", "let a = 1\nfunc b() {}"),
        Versions(
            "a private property", "struct A { var a = 1 }",
            "struct A { var a = 1\nprivate var b = 2 }"),
        Versions(
            "a private property before others", "final class A { var b = 1 }",
            "final class A { private var a = 0\nvar b = 1 }"),
        Versions(
            "a private property before one that is observed",
            "final class A { var b: Int? { didSet {} } }",
            "final class A { private var a = 0\nvar b: Int? { didSet {} } }"),
        Versions(
            "a private property in the way of a subclass", "class A { var a = 1 }",
            "class A { var a = 1\nprivate var b = 2 }"),
        Versions(
            "a property that can be read", "final class A { var a = 1 }",
            "final class A { var a = 1\nprivate(set) var b = 2 }"),
        Versions(
            "a private method that may be in the way of a subclass", "class A { func a() {} }",
            "class A { func a() {}\nprivate func b() {} }"),
        Versions("the type of a value", "let a = 1", "let a = 1.5"),
        Versions(
            "the type of a value that a private function makes",
            "let a = b()\nprivate func b() -> Int { 1 }",
            "let a = b()\nprivate func b() -> Double { 1 }"),
        Versions(
            "the type of a private constant that is another's value",
            "private let a = 1\nprivate let b = a\nstruct C { var c = b }",
            "private let a = 1.5\nprivate let b = a\nstruct C { var c = b }"),
        Versions(
            "the type of a private constant of a final class",
            "final class A { var a = A.b\nprivate static let b = 1 }",
            "final class A { var a = A.b\nprivate static let b = 1.5 }"),
        Versions(
            "the type that a private operator makes",
            "let a = 1 ~ 2\ninfix operator ~\nprivate func ~ (a: Int, b: Int) -> Int { a }",
            "let a = 1 ~ 2\ninfix operator ~\nprivate func ~ (a: Int, b: Int) -> Double { 1 }"),
        Versions("a default", "func a(_ b: Int = 1) {}", "func a(_ b: Int = 2) {}"),
        Versions(
            "a type that is kept secret", "func a() -> some Sequence { [1] }",
            "func a() -> some Sequence { Set([1]) }"),
        Versions(
            "a type that is kept secret, in two lines", "func a() -> some\nSequence { [1] }",
            "func a() -> some\nSequence { Set([1]) }"),
        Versions(
            "a body that goes into other modules", "@inlinable public func a() -> Int { 1 }",
            "@inlinable public func a() -> Int { 2 }"),
        Versions("a name", "func `default`() {}", "func other() {}"),
        Versions(
            "the order", "class A { func a() {}\nfunc b() {} }",
            "class A { func b() {}\nfunc a() {} }"),
    ])
    func `tests are compiled again for code that differs in what they can see`(_ row: Versions)
        throws
    {
        #expect(try row.timesCompiled() == 2)
    }

    @Test func `tests are compiled once for code with and without faults to choose from`() throws {
        let code = Module(
            name: "Thing", isTests: false, files: ["Sources/A.swift": "func one() -> Int { 2 - 1 }"]
        )
        let faults = Dictionary(
            uniqueKeysWithValues: zip(1..., Tree(code.files).faults).map { ($0, $1) })
        let faulty = FaultyModule(code).holding(faults).module
        let own = Module(
            name: "Thing", isTests: false,
            files: code.files.merging(["Sources/KataFaults.swift": "func two() {}"]) { $1 })

        #expect(try Versions.timesCompiled([code, faulty]) == 1)
        #expect(try Versions.timesCompiled([code, own]) == 2)
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

    @Test(arguments: [
        Versions(
            "answer() == 42", "func answer() -> Int { 42 }",
            "func answer() -> Int { half * 2 }\nprivate let half = 20"),
        Versions(
            "A().sum == 3", "final class A { var a = 1\nvar b = 2\nvar sum: Int { a + b } }",
            """
            final class A { var a = 1\nvar b = 2\nprivate var text = "none"
            var sum: Int { text += "!"; return a + b + text.count } }
            """),
    ])
    func `what was compiled for another version runs with this one`(_ row: Versions) throws {
        let tests = "@Test func a() { #expect(\(row.testDescription)) }"

        try Scratch.with { folder in
            let lab = try Lab(folder: folder)
            let verdicts = try row.codes.map {
                try Workbench.swiftTesting(tests, code: $0, lab: lab).verdict
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
        try Self.timesCompiled(
            codes.map { Module(name: "Thing", isTests: false, files: ["A.swift": $0]) })
    }

    static func timesCompiled(_ things: [Module]) throws -> Int {
        try Scratch.with { folder in
            let lab = try Lab(folder: folder)
            let tests = Module(
                name: "ThingTests", isTests: true, files: ["T.swift": "@testable import Thing"])
            for thing in things {
                guard case .ready = try lab.fast.compile(tests, with: [thing]) else { return 0 }
            }
            return Workbench.timesCompiled("ThingTests", in: folder)
        }
    }
}
