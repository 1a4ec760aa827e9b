import Testing

@testable import kata

/// What is run on faulty versions that we have written.
struct MutantRunsTests {
    private static let path = "Sources/Thing/Thing.swift"
    private var code = Module(
        name: "Thing", isTests: false,
        files: [
            Self.path: "func one() -> Int { 1 }\nfunc two() -> Int { 2 }\nlet three = 3\n"
        ])
    private let tests = Module(
        name: "ThingTests", isTests: true, files: ["Tests/ThingTests/T.swift": "import Thing"])
    private let asked = Asked()

    /// Runs on versions of some code in which the first becomes the second.
    private func alone(_ changes: (String, String)..., beside others: [Module] = []) -> [[Run]] {
        changes.map { old, new in
            var version = code
            version.files[Self.path] = code.files[Self.path]?.replacing(old, with: new)
            return [Run(tests: "ThingTests", modules: [version, tests] + others)]
        }
    }

    private func runs(_ alone: [[Run]]) -> MutantRuns { MutantRuns(of: [code, tests], alone) }

    private var engine: Engine {
        Engine { [asked] run in
            asked.add(run)
            return Report(verdict: .red)
        }
    }

    @Test func `those that differ in one body are in one module`() {
        let alone = alone(("1", "11"), ("3", "33"), ("2", "22"))
        let runs = runs(alone)

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
        var sample = self
        sample.code.files[Self.path, default: ""] += text
        let places = Module(
            name: "Places", isTests: false,
            files: [
                "Sources/Places/P.swift": "public func place(_ line: Int = #line) -> Int { line }"
            ])
        let alone = sample.alone(("1", "11"), ("2", "22"), beside: [places])

        let runs = MutantRuns(of: [sample.code, tests, places], alone)
        #expect((runs.together == alone) == areAlone)
    }

    @Test func `one has a module of its own, and one with changed tests is alone`() {
        let one = alone(("1", "11"), ("3", "33"))
        var changed = alone(("1", "11"), ("2", "22"))
        changed[0][0].modules[1].files["Tests/ThingTests/T.swift"] =
            "import Thing\n@Test func a() {}"

        #expect(runs(one).together == one)
        #expect(runs(changed).together == changed)
    }

    @Test func `what is not as expected is run again, alone, if it was not alone`() throws {
        let green = [Report](repeating: Report(verdict: .green), count: 2)
        let (held, one) = (alone(("1", "11"), ("2", "22")), alone(("1", "11"), ("3", "33")))

        let reports = try runs(held).plan(by: engine) { index, _ in index == 0 }.judge(green)
        let known = try runs(one).plan(by: engine) { _, _ in false }.judge(green)

        #expect(reports.map(\.verdict) == [.green, .red])
        #expect(known.map(\.verdict) == [.green, .green])
        #expect(asked.all == held[1])
    }
}
