import Foundation
import Testing

@testable import kata

/// Tests that are compiled for one version of the code, and run on another.
struct SharingTests {
    @Test(arguments: [
        // In nothing that the module file says: a body, and accessors.
        (1, "func one() -> Int { 1 }", "func one() -> Int { 2 }"),
        (
            1, "struct A { var a: Int { get { 1 } set {} } }",
            "struct A { var a: Int { get { 2 } set { print(newValue) } } }"
        ),
        (2, "let a = 1", "let a = 1\nfunc b() {}"),
        (2, "struct A { var a = 1 }", "struct A { var a = 1\nprivate var b = 2 }"),
        // The type of a value that a private function makes.
        (
            2, "let a = b()\nprivate func b() -> Int { 1 }",
            "let a = b()\nprivate func b() -> Double { 1 }"
        ),
        (2, "func a(_ b: Int = 1) {}", "func a(_ b: Int = 2) {}"),
        (2, "func a() -> some Sequence { [1] }", "func a() -> some Sequence { Set([1]) }"),
        // A body that goes into other modules.
        (
            2, "@inlinable public func a() -> Int { 1 }",
            "@inlinable public func a() -> Int { 2 }"
        ),
    ])
    func `tests are compiled again only for code that differs in what they can see`(
        _ times: Int, _ old: String, _ new: String
    ) throws {
        try Scratch.with { folder in
            let lab = try Lab(folder: folder)
            let tests = Module(
                name: "ThingTests", isTests: true, files: ["T.swift": "@testable import Thing"])
            for code in [old, new] {
                let thing = Module(name: "Thing", isTests: false, files: ["A.swift": code])
                _ = try lab.fast.compile([thing, tests])
            }
            #expect(Workbench.timesCompiled("ThingTests", in: folder) == times)
        }
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
