import Testing

@testable import Course

/// Many faults in one module.
struct FaultyModuleTests {
    private let module = Module(
        name: "A", isTests: false,
        files: [
            "Sources/A/A.swift": """
            let limit = 3

            func isLow(_ a: Int) -> Bool {
                a < limit  // low
            }

            func add(_ a: Int) {
                if a > 0 { return }
                note(a)
            }

            """
        ])

    private var faults: [Fault] { Tree(module.files).faults }

    private func fault(_ before: String) throws -> Fault {
        try #require(faults.last { $0.before == before })
    }

    @Test func `each fault has a copy of the body, and the body as it is stays`() throws {
        let fault = try fault("a < limit  // low")

        let held = FaultyModule(module).holding([7: fault])

        let text = try #require(held.module.files["Sources/A/A.swift"])
        #expect(text.contains("return a <= limit  // low"))
        #expect(text.contains("return a < limit  // low"))
        #expect(text.contains("case 7:"))
        #expect(held.module.files.count == 2)
        #expect(held.bodies == [FaultyModule.Body(path: "Sources/A/A.swift", index: 0)])
    }

    @Test func `a value outside of a body cannot be chosen at run time`() throws {
        #expect(try FaultyModule(module).body(of: fault("let limit = 3")) == nil)
        #expect(try FaultyModule(module).body(of: fault("note(a)"))?.index == 1)
    }

    @Test func `a body that is left empty does nothing`() {
        let module = Module(
            name: "A", isTests: false,
            files: ["Sources/A/A.swift": "func a() {\n    b()  // c\n}\n"])
        let fault = Tree(module.files).faults[0]

        let text = FaultyModule(module).holding([1: fault]).module.files["Sources/A/A.swift"]

        #expect(text?.contains("// c\n\nbreak\n#sourceLocation()") ?? false, "\(text ?? "")")
    }

    @Test func `an error of the compiler is about a fault, a body or neither`() throws {
        let held = try FaultyModule(module).holding([7: fault("note(a)")])
        let path = "Sources/A/A.swift"
        let lines = try #require(held.module.files[path]).lines
        let end = try #require(lines.lastIndex(of: "}}")) + 1

        func blame(_ file: String, _ line: Int) -> FaultyModule.Held.Blame {
            held.blame(for: Failure(file: file, line: line, message: "no"))
        }
        #expect(blame("fault-7.swift", 2) == .fault(7))
        #expect(blame(path, end) == .body(.init(path: path, index: 1)))
        #expect(blame(path, 1) == .unknown)
        #expect(held.blame(for: Failure(message: "no")) == .unknown)
    }
}
