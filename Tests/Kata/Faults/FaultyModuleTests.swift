import Testing

@testable import kata

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

    private func module(_ text: String) -> Module {
        Module(name: "A", isTests: false, files: ["Sources/A/A.swift": text])
    }

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
        #expect(held.spots == [FaultyModule.Spot(path: "Sources/A/A.swift", index: 1)])
    }

    @Test func `an initial value is one of several, too`() throws {
        let first = try fault("let limit = 3")

        let held = FaultyModule(module).holding([7: first, 8: first])

        let text = try #require(held.module.files["Sources/A/A.swift"])
        #expect(
            text.hasPrefix(
                "let limit = (kataFault(0) == 7 ? (2) : kataFault(0) == 8 ? (2) : (3))\n"))
        #expect(held.spots == [FaultyModule.Spot(path: "Sources/A/A.swift", index: 0)])
    }

    @Test(arguments: [
        (0, 1, 5, []), (4, 1, 5, [4]), (4, 2, 5, [2, 2]), (5, 2, 5, [3, 2]), (7, 1, 5, [4, 3]),
        (11, 2, 5, [4, 4, 3]),
    ])
    func `groups are of a size`(_ all: Int, _ count: Int, _ most: Int, _ sizes: [Int]) throws {
        let one = try fault("a < limit  // low")
        let faults = Dictionary(uniqueKeysWithValues: (0..<all).map { ($0 + 1, one) })

        let groups = FaultyModule(module).groups(of: faults, count, atMost: most)

        #expect(groups.map(\.count) == sizes)
        #expect(groups.flatMap(\.keys).sorted() == faults.keys.sorted())
    }

    @Test(arguments: [
        (
            "func wait(_ seconds: Int = 3) { note(seconds) }\n",
            "seconds: Int = (kataFault(0) == 1 ? (4) : (3))) {"
        ),
        ("func a() {\n    b()  // c\n}\n", "// c\n\nreturn;\n#sourceLocation()"),
    ])
    func `what stands behind a parameter is a value, and a body left empty does nothing`(
        _ text: String, _ made: String
    ) {
        let module = module(text)

        let held = FaultyModule(module).holding([1: Tree(module.files).faults[0]])

        let text = held.module.files["Sources/A/A.swift"] ?? ""
        #expect(text.contains(made), "\(text)")
    }

    @Test func `a function that gives back a function does not end without one`() throws {
        let module = module(
            "func f() -> (Int) -> Void {\n    return { n in\n        g(n)\n    }\n}\n")
        let faults = Dictionary(uniqueKeysWithValues: zip(1..., Tree(module.files).faults))

        let held = FaultyModule(module).holding(faults)

        #expect(!faults.isEmpty)
        #expect(!(try #require(held.module.files["Sources/A/A.swift"]).contains("return;")))
    }

    @Test func `the value of a case can only be a literal`() {
        let module = module("enum Key: Int { case up = 3 }\n")

        #expect(FaultyModule(module).spot(of: Tree(module.files).faults[0]) == nil)
    }

    @Test func `an error of the compiler is about a fault, a spot or neither`() throws {
        let held = try FaultyModule(module).holding([7: fault("note(a)")])
        let path = "Sources/A/A.swift"
        let lines = try #require(held.module.files[path]).lines
        let end = try #require(lines.lastIndex(of: "}}")) + 1

        func blame(_ file: String, _ line: Int) -> FaultyModule.Held.Blame {
            held.blame(for: Failure(file: file, line: line, message: "no"))
        }
        #expect(blame("fault-7.swift", 2) == .fault(7))
        #expect(blame(path, end) == .spot(.init(path: path, index: 2)))
        #expect(blame(path, 1) == .unknown)
        #expect(held.blame(for: Failure(message: "no")) == .unknown)
    }

    @Test(arguments: [
        ("a < limit  // low", "let b = a\n        return b < limit", true),
        ("return }\n    note(a)", "return }", true),
        ("if a > 0 { return }\n    note(a)", "note(a, 1)", true),
        ("let limit = 3", "let limit = 4", false), ("func add(", "func plus(", false),
        ("Low(_ a: Int)", "Low(_ a: Int = 1)", false),
        (
            "a < limit  // low\n}\n\nfunc add(_ a: Int) {",
            "a <= limit\n}\n\nfunc add(_ a: Int) {\n    return", false
        ),
    ])
    func `versions that differ in one body are held, too, and no others`(
        _ before: String, _ after: String, isHeld: Bool
    ) throws {
        let path = "Sources/A/A.swift"
        var version = module
        version.files[path] = module.files[path]?.replacing(before, with: after)

        let (held, numbers) = FaultyModule(module).holding(versions: [-3: version])

        let text = try #require(held.module.files[path])
        #expect(version != module)
        #expect(numbers == (isHeld ? [-3] : []))
        #expect((text == module.files[path]) == !isHeld, "\(text)")
        #expect(text.contains("case -3:") == isHeld, "\(text)")
        #expect(text.contains(after) == isHeld, "\(text)")
        #expect(!text.contains("return let"), "\(text)")
    }
}
