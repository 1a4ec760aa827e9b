import Testing

@testable import kata

/// Whether a machine is ready, and what is to be done where it is not.
struct ReadyTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        course.answer(.red, whereCodeContains: "41")
    }

    @Test func `a machine that has all is ready`() throws {
        let code = try ready { _ in }

        #expect(code == 0)
        #expect(
            course.output == """
                ✔ Swift        6.3.1
                ✔ Tests        Swift Testing and XCTest run; what is wrong is red
                ✔ Engine       fast
                ✔ The course   built, with its tests
                ✔ Disk         40 GB free
                ✔ Memory       8 GB, 4 cores
                ✔ Letters      UTF-8
                ✔ Other code   isolation: unshare

                This machine is ready.

                """)
    }

    @Test(arguments: [
        Lack("an old Swift", "✘ Swift        6.1.2: the course needs 6.2 or newer") {
            $0.swift = "Apple Swift version 6.1.2 (swift-6.1.2-RELEASE)"
        },
        Lack("a course that was never built", "✘ The course   not built yet") {
            $0.isBuilt = false
        },
        Lack("a full disk", "✘ Disk         1 GB free: a build needs 2 GB") {
            $0.freeBytes = 1_900_000_000
        },
        Lack("little memory", "! Memory       2 GB, 4 cores: builds will be slow") {
            $0.memory = 2_000_000_000
        },
        Lack("other letters", "! Letters      C: signs such as ✔ may look odd") {
            $0.letters = "C"
        },
        Lack("no Linux", "! Engine       plain: swift build and swift test") {
            $0.isPlain = true
        },
        Lack("no isolation", "! Other code   isolation: none, because there is no unshare") {
            $0.confinement = .none(because: "there is no unshare")
        },
    ])
    func `what is needed makes it not ready, and the rest is said`(_ lack: Lack) throws {
        let isNeeded = lack.row.hasPrefix("✘")

        let code = try ready(lack.change)

        #expect(code == (isNeeded ? 1 : 0))
        course.expect(lack.row)
        course.expect(
            end: isNeeded ? "\nNot ready yet: 1 thing is missing.\n" : "\nThis machine is ready.\n")
    }

    @Test func `each row that is not good says what to do`() throws {
        _ = try ready {
            $0.swift = "Swift version 5.10"
            $0.isBuilt = false
            $0.freeBytes = 0
            $0.memory = 0
            $0.letters = ""
            $0.confinement = .none(because: "it is a test")
        }

        let rows = course.output.split(separator: "\n").map(String.init)
        let bad = rows.indices.filter { "✘!".contains(rows[$0].first ?? " ") }
        #expect(bad.count == 6)
        for row in bad { #expect(rows[row + 1].hasPrefix("               "), "\(rows[row])") }
    }

    @Test(
        arguments: [
            (.red, "42", "a test that is right "),
            (Report(verdict: .doesNotCompile), "42", "a test that is right "),
            (.green, "41", "a test that is wrong is green"),
        ] as [(Report, String, String)])
    func `tests that pass or fail where they should not are shown`(
        _ report: Report, _ code: String, _ words: String
    ) throws {
        course.answer(report, whereCodeContains: code)

        #expect(try ready { _ in } == 1)
        course.expect("✘ Tests        \(words)")
    }

    @Test func `tests really run, with both frameworks`() throws {
        _ = try Ready(world: course.compiling, machine: Self.machine).run()

        course.expect("✔ Tests ")
    }

    @Test func `this machine is looked at`() throws {
        var world = course.world
        world.lab = { Workbench.lab }

        let machine = try Machine(of: world)

        #expect(machine.swift.contains("Swift version"))
        #expect(machine.freeBytes > 0)
        #expect(machine.memory > 1_000_000)
        #expect(machine.cores > 0)
        #expect(!machine.isBuilt)
    }

    // MARK: -

    struct Lack: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var row: String
        var change: @Sendable (inout Machine) -> Void

        init(_ name: String, _ row: String, _ change: @escaping @Sendable (inout Machine) -> Void) {
            testDescription = name
            self.row = row
            self.change = change
        }
    }

    private static let machine = Machine(
        swift: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", isBuilt: true,
        freeBytes: 40_500_000_000, memory: 8_400_000_000, cores: 4, letters: "UTF-8",
        confinement: .namespaces)

    private func ready(_ change: (inout Machine) -> Void) throws -> Int32 {
        var machine = Self.machine
        change(&machine)
        return try Ready(world: course.world, machine: machine).run()
    }
}
