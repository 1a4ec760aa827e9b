import Testing

@testable import kata

/// What is run on faulty versions that we have written.
struct MutantRunsTests {
    private static let path = "Sources/Thing/Thing.swift"
    private let code = Module(
        name: "Thing", isTests: false,
        files: [
            Self.path: "func one() -> Int { 1 }\nfunc two() -> Int { 2 }\nlet three = 3\n"
        ])
    private let tests = Module(
        name: "ThingTests", isTests: true, files: ["Tests/ThingTests/T.swift": "import Thing"])
    private let asked = Asked()

    /// Runs on versions in which the first becomes the second.
    private func runs(_ changes: (String, String)...) -> (runs: MutantRuns, alone: [[Run]]) {
        let alone = changes.map { old, new in
            var version = code
            version.files[Self.path] = code.files[Self.path]?.replacing(old, with: new)
            return [Run(tests: "ThingTests", modules: [version, tests])]
        }
        return (MutantRuns(of: [code, tests], alone), alone)
    }

    private var engine: Engine {
        Engine { [asked] run in
            asked.add(run)
            return Report(verdict: .red)
        }
    }

    @Test func `those that differ in one body are in one module`() {
        let (runs, alone) = runs(("1", "11"), ("3", "33"), ("2", "22"))

        let held = [runs.together[0], runs.together[2]].flatMap(\.self)
        #expect(runs.together[1] == alone[1])
        #expect(Set(held.map { $0.modules.map(\.files) }).count == 1)
        #expect(held.map(\.modules) != [alone[0], alone[2]].map { $0[0].modules })
        #expect(held.map(\.conditions.fault) == [1, 3])
    }

    @Test(arguments: [
        ("let four = #line\n", true), ("let four = here(#fileID)\n", true),
        ("import Places\nlet four = place()\n", true), ("import Places\n", false),
        ("func line(_ line: Int = #line) -> Int { line }\nlet four = line(4)\n", true),
        ("func four(_ text: String, line: Int = #line, file: String = #fileID) {}\n", false),
        ("struct Four { init(line: Int = #line) {} }\n", true),
    ])
    func `those that ask for their place are alone`(_ text: String, areAlone: Bool) {
        var code = code
        code.files[Self.path, default: ""] += text
        let places = Module(
            name: "Places", isTests: false,
            files: [
                "Sources/Places/P.swift": "public func place(_ line: Int = #line) -> Int { line }"
            ])
        let alone = [("1", "11"), ("2", "22")].map { old, new in
            var version = code
            version.files[Self.path] = code.files[Self.path]?.replacing(old, with: new)
            return [Run(tests: "ThingTests", modules: [version, tests, places])]
        }

        #expect((MutantRuns(of: [code, tests, places], alone).together == alone) == areAlone)
    }

    @Test func `one has a module of its own`() {
        let (runs, alone) = runs(("1", "11"), ("3", "33"))

        #expect(runs.together == alone)
    }

    @Test func `one with changed tests, or in two modules, is alone`() {
        let (_, alone) = runs(("1", "11"), ("2", "22"))
        var other = alone
        other[0][0].modules[1].files["Tests/ThingTests/T.swift"] = "import Thing\n@Test func a() {}"

        #expect(MutantRuns(of: [code, tests], other).together == other)
    }

    @Test func `what is not as expected is run again, alone`() throws {
        let (runs, alone) = runs(("1", "11"), ("2", "22"))
        let green = Report(verdict: .green)

        let reports = try runs.reports([green, green], by: engine) { index, _ in index == 0 }

        #expect(reports.map(\.verdict) == [.green, .red])
        #expect(asked.all == alone[1])
    }

    @Test func `what was alone is not run again`() throws {
        let (runs, _) = runs(("1", "11"), ("3", "33"))
        let green = Report(verdict: .green)

        let reports = try runs.reports([green, green], by: engine) { _, _ in false }

        #expect(reports.map(\.verdict) == [.green, .green])
        #expect(asked.all.isEmpty)
    }
}
