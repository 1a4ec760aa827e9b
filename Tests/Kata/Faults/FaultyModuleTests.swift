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

    /// The module with the first of its faults.
    private func text(of module: Module) -> String {
        let held = FaultyModule(module).holding([1: Tree(module.files).faults[0]])
        return held.module.files["Sources/A/A.swift"] ?? ""
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

    @Test func `what stands behind a parameter is an initial value`() {
        let module = module("func wait(_ seconds: Int = 3) { note(seconds) }\n")

        let text = text(of: module)

        #expect(text.contains("seconds: Int = (kataFault(0) == 1 ? (4) : (3))) {"), "\(text)")
    }

    @Test func `the value of a case can only be a literal`() {
        let module = module("enum Key: Int { case up = 3 }\n")

        #expect(FaultyModule(module).spot(of: Tree(module.files).faults[0]) == nil)
    }

    @Test func `spots have numbers in the order of the file`() throws {
        #expect(try FaultyModule(module).spot(of: fault("let limit = 3"))?.index == 0)
        #expect(try FaultyModule(module).spot(of: fault("note(a)"))?.index == 2)
    }

    @Test func `a body that is left empty does nothing`() {
        let text = text(of: module("func a() {\n    b()  // c\n}\n"))

        #expect(text.contains("// c\n\nreturn;\n#sourceLocation()"), "\(text)")
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
        ("a < limit  // low", "let b = a\n        return b < limit"),
        ("return }\n    note(a)", "return }"),
        ("if a > 0 { return }\n    note(a)", "note(a, 1)"),
    ])
    func `versions that differ in one body are held, too`(_ before: String, _ after: String) throws
    {
        let path = "Sources/A/A.swift"
        var version = module
        version.files[path] = module.files[path]?.replacing(before, with: after)

        let (held, numbers) = FaultyModule(module).holding(versions: [-3: version])

        let text = try #require(held.module.files[path])
        #expect(version != module)
        #expect(numbers == [-3])
        #expect(text.contains("case -3:"), "\(text)")
        #expect(text.contains(after), "\(text)")
        #expect(!text.contains("return let"), "\(text)")
    }

    @Test(arguments: [
        ("let limit = 3", "let limit = 4"), ("func add(", "func plus("),
        ("Low(_ a: Int)", "Low(_ a: Int = 1)"),
        (
            "a < limit  // low\n}\n\nfunc add(_ a: Int) {",
            "a <= limit\n}\n\nfunc add(_ a: Int) {\n    return"
        ),
    ])
    func `versions that differ in more are not`(_ before: String, _ after: String) {
        let path = "Sources/A/A.swift"
        var version = module
        version.files[path] = module.files[path]?.replacing(before, with: after)

        let (held, numbers) = FaultyModule(module).holding(versions: [-3: version])

        #expect(version != module)
        #expect(numbers == [])
        #expect(held.module.files[path] == module.files[path])
    }
}
