import Testing

@testable import Course

struct ReplayTests {
    // MARK: Replay

    @Test func `a file beside tests is there from the beginning, empty, unless it is damage`()
        throws
    {
        let lesson = lesson(
            step(.green, edit("Tests/ATests/a.json", "[]")),
            step(.green, edit("Tests/ATests/A.swift", "let a = 1")),
            step(.breakIt, edit("Tests/ATests/b.json", "[]")))

        let moments = try lesson.replay(from: Tree())

        #expect(moments[0].before.files == ["Tests/ATests/a.json": "", "Tests/ATests/A.swift": ""])
        #expect(moments[0].after["Tests/ATests/a.json"] == "[]\n")
        #expect(moments[2].after.paths == ["Tests/ATests/A.swift", "Tests/ATests/a.json"])
    }

    @Test func `a file beside tests is replaced as a whole`() throws {
        let lesson = lesson(step(.green, edit("Tests/ATests/a.txt", "struct A {\n    // …\n}")))

        let moments = try lesson.replay(
            from: Tree(["Tests/ATests/a.txt": "struct A {\n    1\n}\n"]))

        #expect(moments[0].after["Tests/ATests/a.txt"] == "struct A {\n    // …\n}\n")
    }

    @Test func `each step begins with what the one before it left`() throws {
        let lesson = lesson(
            step(.red, edit("Tests/ATests/A.swift", "let t = 1")),
            step(.green, edit("Sources/A/A.swift", "let a = 1")),
            step(.refactor, edit("Sources/A/A.swift", "let a = 2"))
        )

        let moments = try lesson.replay(from: Tree(["Sources/B/B.swift": "let b = 7\n"]))

        #expect(moments.map(\.step) == lesson.steps)
        #expect(moments[1].before == moments[0].during)
        #expect(moments[2].before == moments[1].during)
        #expect(
            moments[2].during.files == [
                "Sources/A/A.swift": "let a = 2\n",
                "Sources/B/B.swift": "let b = 7\n",
                "Tests/ATests/A.swift": "let t = 1\n",
            ]
        )
    }

    @Test func `edits of one step are laid over each other`() throws {
        let lesson = lesson(
            step(
                .green,
                edit("Sources/A/A.swift", "let a = 1"),
                edit("Sources/A/A.swift", "// …\nlet b = 2")
            )
        )

        let moments = try lesson.replay(from: Tree())

        #expect(moments[0].during["Sources/A/A.swift"] == "let a = 1\nlet b = 2\n")
    }

    @Test func `an empty block takes the file away`() throws {
        let lesson = lesson(step(.refactor, edit("Sources/A/Old.swift", "")))

        let moments = try lesson.replay(
            from: Tree(["Sources/A/A.swift": "let a = 7\n", "Sources/A/Old.swift": "let o = 1\n"])
        )

        #expect(moments[0].after.files == ["Sources/A/A.swift": "let a = 7\n"])
    }

    @Test(arguments: [Sign.breakIt, .hole])
    func `a sabotage is there while it is shown, and undone for the next step`(_ sign: Sign) throws
    {
        let lesson = lesson(
            step(sign, edit("Sources/A/A.swift", "let a = 0")),
            step(.green, edit("Sources/A/B.swift", "let b = 2"))
        )

        let moments = try lesson.replay(from: Tree(["Sources/A/A.swift": "let a = 1\n"]))

        #expect(moments[0].during.files == ["Sources/A/A.swift": "let a = 0\n"])
        #expect(
            moments[1].during.files
                == ["Sources/A/A.swift": "let a = 1\n", "Sources/A/B.swift": "let b = 2\n"]
        )
    }

    @Test(arguments: [Sign.red, .green, .refactor])
    func `any other step stays`(_ sign: Sign) throws {
        let lesson = lesson(step(sign, edit("Sources/A/A.swift", "let a = 2")))

        let moments = try lesson.replay(from: Tree(["Sources/A/A.swift": "let a = 1\n"]))

        #expect(moments[0].after.files == ["Sources/A/A.swift": "let a = 2\n"])
    }

    @Test func `changes are the files that differ, appear or disappear`() throws {
        let lesson = lesson(
            step(
                .green,
                edit("Sources/A/Same.swift", "let s = 1"),
                edit("Sources/A/Old.swift", ""),
                edit("Sources/A/New.swift", "let n = 1"),
                edit("Sources/A/A.swift", "let a = 2")
            )
        )

        let moments = try lesson.replay(
            from: Tree([
                "Sources/A/A.swift": "let a = 1\n",
                "Sources/A/Old.swift": "let o = 1\n",
                "Sources/A/Same.swift": "let s = 1\n",
            ])
        )

        #expect(
            moments[0].changes
                == ["Sources/A/A.swift", "Sources/A/New.swift", "Sources/A/Old.swift"]
        )
    }

    @Test func `an edit that does not fit is reported with its line`() {
        let lesson = lesson(
            step(.green, edit("Sources/A/A.swift", "struct A {}")),
            step(.green, edit("Sources/A/A.swift", "struct B {\n    // …\n}", line: 77))
        )

        let error = #expect(throws: LessonError.self) { try lesson.replay(from: Tree()) }

        #expect(error == LessonError(.noSuchPlace("type B"), path: "Lesson.md", line: 77))
    }

    // MARK: Laying out

    @Test func `each target that the lesson begins is there from the start, with an empty file`() {
        let lesson = lesson(
            step(.red, edit("Tests/ATests/Deep/A.swift", "let t = 1")),
            step(.green, edit("Sources/A/A.swift", "let a = 1"))
        )

        let tree = lesson.layingOut(Tree())

        #expect(tree.files == ["Sources/A/A.swift": "", "Tests/ATests/Deep/A.swift": ""])
    }

    @Test func `one file is enough to lay out a target`() {
        let lesson = lesson(
            step(.green, edit("Sources/A/A.swift", "let a = 1")),
            step(.green, edit("Sources/A/Deep/B.swift", "let b = 1"))
        )

        let tree = lesson.layingOut(Tree())

        #expect(tree.files == ["Sources/A/A.swift": ""])
    }

    @Test func `a target that is there is left alone`() {
        let lesson = lesson(
            step(.green, edit("Sources/A/A.swift", "let a = 2")),
            step(.green, edit("Sources/A/B.swift", "let b = 1"))
        )

        let tree = lesson.layingOut(Tree(["Sources/A/A.swift": "let a = 1\n"]))

        #expect(tree.files == ["Sources/A/A.swift": "let a = 1\n"])
    }

    @Test func `a target whose name only begins like another is laid out`() {
        let lesson = lesson(step(.green, edit("Sources/Leap/A.swift", "let a = 2")))

        let tree = lesson.layingOut(Tree(["Sources/LeapYear/B.swift": "let b = 1\n"]))

        #expect(
            tree.files
                == ["Sources/Leap/A.swift": "", "Sources/LeapYear/B.swift": "let b = 1\n"]
        )
    }

    @Test func `an exercise has no targets to lay out`() {
        let lesson = lesson(step(.green, edit("Sources/A.swift", "let a = 1")))

        let tree = lesson.layingOut(Tree())

        #expect(tree.files.isEmpty)
    }

    @Test func `a replay begins with the targets laid out`() throws {
        let lesson = lesson(
            step(.red, edit("Tests/ATests/A.swift", "@testable import A")),
            step(.green, edit("Sources/A/A.swift", "let a = 1"))
        )

        let moments = try lesson.replay(from: Tree())

        #expect(moments[0].during["Sources/A/A.swift"] == "")
    }

    // MARK: Test modules

    /// Tests of A, of B that uses A, and of C that uses neither.
    private static let package = Tree([
        "Sources/A/A.swift": "let a = 1\n",
        "Sources/B/B.swift": "import A\n",
        "Sources/C/C.swift": "let c = 1\n",
        "Tests/ATests/A.swift": "@testable import A\n",
        "Tests/BTests/B.swift": "@testable import B\n",
        "Tests/CTests/C.swift": "@testable import C\n",
    ])

    @Test(arguments: [
        Touch("tests themselves", "Tests/BTests/B.swift", runs: ["BTests"]),
        Touch("what tests import", "Sources/C/C.swift", runs: ["CTests"]),
        Touch("what others use in turn", "Sources/A/A.swift", runs: ["ATests", "BTests"]),
        Touch("a new file of tests", "Tests/CTests/New.swift", runs: ["CTests"]),
    ])
    func `tests are run when the lesson touches`(_ row: Touch) throws {
        let moments = try lesson(step(.green, edit(row.path, "let touched = 1\nimport A")))
            .replay(from: Self.package)

        let modules = moments.testModules(at: 0)

        #expect(modules == row.modules)
    }

    struct Touch: CustomTestStringConvertible {
        var testDescription: String
        var path: String
        var modules: [String]

        init(_ name: String, _ path: String, runs modules: [String]) {
            self.testDescription = name
            self.path = path
            self.modules = modules
        }
    }

    @Test func `tests of XCTest are run before the others, as the package manager does`() throws {
        let moments = try lesson(
            step(
                .green, edit("Tests/ATests/A.swift", "import Testing"),
                edit("Tests/BTests/B.swift", "import XCTest"),
                edit("Tests/CTests/C.swift", "import XCTest"))
        )
        .replay(from: Self.package)

        let modules = moments.testModules(at: 0)

        #expect(modules == ["BTests", "CTests", "ATests"])
    }

    @Test func `tests touched earlier are run again, those touched later are not yet`() throws {
        let moments = try lesson(
            step(.green, edit("Tests/ATests/A.swift", "let t = 1")),
            step(.green, edit("Tests/BTests/B.swift", "let t = 2")),
            step(.green, edit("Tests/CTests/C.swift", "let t = 3"))
        )
        .replay(from: Self.package)

        let modules = moments.testModules(at: 1)

        #expect(modules == ["ATests", "BTests"])
    }

    @Test func `what a sabotage touches is run`() throws {
        let moments = try lesson(step(.breakIt, edit("Sources/C/C.swift", "let c = 0")))
            .replay(from: Self.package)

        let modules = moments.testModules(at: 0)

        #expect(modules == ["CTests"])
    }

    // MARK: Modules from paths

    @Test func `folders in Sources and Tests are modules, in the order of their names`() {
        let tree = Tree([
            "Tests/LeapTests/A.swift": "import Testing\n",
            "Sources/Leap/Deep/B.swift": "let b = 1\n",
            "Sources/Leap/A.swift": "let a = 1\n",
            "Sources/Cash/C.swift": "let c = 1\n",
        ])

        let modules = tree.modules

        #expect(
            modules == [
                Module(
                    name: "Cash",
                    isTests: false,
                    files: ["Sources/Cash/C.swift": "let c = 1\n"]
                ),
                Module(
                    name: "Leap",
                    isTests: false,
                    files: [
                        "Sources/Leap/A.swift": "let a = 1\n",
                        "Sources/Leap/Deep/B.swift": "let b = 1\n",
                    ]
                ),
                Module(
                    name: "LeapTests",
                    isTests: true,
                    files: ["Tests/LeapTests/A.swift": "import Testing\n"]
                ),
            ]
        )
    }

    @Test(arguments: [
        "Package.swift", "Sources/A.swift", "Practice/A/B.swift", "A/Sources/B/C.swift",
    ])
    func `a file elsewhere belongs to no module`(_ path: String) {
        let modules = Tree([path: "let a = 1\n"]).modules

        #expect(modules.isEmpty)
    }

    @Test func `an exercise is a module and its tests`() {
        let tree = Tree([
            "Exercises/04-B/Filename/Sources/Blogger.swift": "struct Blogger {}\n",
            "Exercises/04-B/Filename/Tests/FilenameTests.swift": "import Testing\n",
        ])

        let modules = tree.modules(ofExercise: "Filename")

        #expect(
            modules == [
                Module(
                    name: "Filename",
                    isTests: false,
                    files: ["Exercises/04-B/Filename/Sources/Blogger.swift": "struct Blogger {}\n"]
                ),
                Module(
                    name: "FilenameTests",
                    isTests: true,
                    files: ["Exercises/04-B/Filename/Tests/FilenameTests.swift": "import Testing\n"]
                ),
            ]
        )
    }

    @Test(arguments: [
        "Tests/A.swift", "Tests/ATests/A.swift", "Exercises/04-B/C/Tests/D.swift",
        "Exercises/04-B/C/Tests/Deep/D.swift",
    ])
    func `a path through a folder called Tests leads to tests`(_ path: String) {
        #expect(path.isTests)
    }

    @Test(arguments: ["Sources/A/A.swift", "Sources/A/Tests", "Sources/ATests/A.swift"])
    func `any other path leads to code`(_ path: String) {
        #expect(!path.isTests)
    }

    // MARK: What modules need

    @Test(arguments: [
        Import("plain", "import Leap", ["Leap"]),
        Import("testable", "@testable import Leap", ["Leap"]),
        Import("with two attributes", "@_exported @testable import Leap", ["Leap"]),
        Import("public", "public import Leap", ["Leap"]),
        Import("under a condition", "#if DEBUG\n    import Leap\n#endif", ["Leap"]),
        Import("several", "import Cash\nimport Leap\nlet a = 1", ["Cash", "Leap"]),
        Import("after a tab", "import\tLeap", ["Leap"]),
        Import("after semicolons", "let a = 1; import Cash;import Leap;", ["Cash", "Leap"]),
        Import("after a comment", "/* a /* b */ c */ import /* d */ Leap // e", ["Leap"]),
        Import("on two lines", "@testable\nimport Leap", ["Leap"]),
        Import("on three lines", "@testable\nimport\nLeap", ["Leap"]),
        Import("of one declaration", "import struct Leap.Year", ["Leap"]),
        Import("of a submodule", "import Leap.Years", ["Leap"]),
        Import("with an argument", "@_spi(Testing) public import Leap", ["Leap"]),
        Import("in backticks", "import `Leap`", ["Leap"]),
        Import("after carriage returns", "import Cash\r\nimport Leap\r\n", ["Cash", "Leap"]),
        Import("after a mark of the byte order", "\u{FEFF}import Leap", ["Leap"]),
        Import("none in a comment", "// import Leap", []),
        Import("none in a long comment", "/* /* */\nimport Leap\n*/", []),
        Import("none in a text", "let a = \"\"\"\nimport Leap\n\"\"\"", []),
        Import("none in a raw text", "let a = #\"\"\"\n\"\"\"\nimport Leap\n\"\"\"#", []),
        Import("none in a value", "let a = \"\\(f(\"import Leap\"))\"", []),
        Import("none of a member", "let a = b.import\nLeap()", []),
        Import("none in code", "let import = Leap", []),
        Import("none without a name", "import", []),
    ])
    func `imports are found`(_ row: Import) {
        let module = Module(name: "A", isTests: false, files: ["Sources/A/A.swift": row.text])

        let imports = module.imports

        #expect(imports == row.names)
    }

    struct Import: CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var names: Set<String>

        init(_ name: String, _ text: String, _ names: Set<String>) {
            self.testDescription = name
            self.text = text
            self.names = names
        }
    }

    @Test func `what a module exports is imported along with it`() {
        let modules = [
            Module(
                name: "Kit", isTests: false,
                files: ["A.swift": "@_exported import Leap\nimport Cash\n"]),
            Module(name: "Leap", isTests: false, files: ["B.swift": "@_exported import Testing\n"]),
        ]
        let tests = Module(name: "ATests", isTests: true, files: ["T.swift": "import Kit\n"])

        #expect(modules.imports(of: tests) == ["Kit", "Leap", "Testing"])
    }

    @Test func `imports are those of all files of a module`() {
        let module = Module(
            name: "A",
            isTests: false,
            files: ["Sources/A/A.swift": "import Cash\n", "Sources/A/B.swift": "import Leap\n"]
        )

        let imports = module.imports

        #expect(imports == ["Cash", "Leap"])
    }

    @Test func `what is needed comes behind what it needs itself`() {
        let modules = [
            module("ATests", imports: "A", "Kit"), module("A", imports: "Zero"),
            module("Kit", imports: "Zero", "Foundation"), module("Other"), module("Zero"),
        ]

        let needed = modules.needed(by: "ATests")

        #expect(needed.map(\.name) == ["Zero", "A", "Kit"])
    }

    @Test func `modules that import each other are needed once`() {
        let modules = [
            module("A", imports: "B"), module("B", imports: "C"), module("C", imports: "B", "A"),
        ]

        let needed = modules.needed(by: "A")

        #expect(needed.map(\.name).sorted() == ["B", "C"])
    }

    @Test func `an unknown module needs nothing`() {
        let needed = [module("A", imports: "B"), module("B")].needed(by: "Foundation")

        #expect(needed.isEmpty)
    }

    // MARK: Material

    private func lesson(_ steps: Step...) -> Lesson {
        Lesson(path: "Lesson.md", title: "4 · Leap", steps: steps, illustrations: 0, links: [])
    }

    private func step(_ sign: Sign, _ edits: Edit...) -> Step {
        Step(sign: sign, heading: "A step", line: 5, edits: edits)
    }

    private func edit(_ path: String, _ text: String, line: Int = 7) -> Edit {
        Edit(path: path, lines: text.lines, lesson: "Lesson.md", line: line)
    }

    private func module(_ name: String, imports: String...) -> Module {
        let text = imports.map { "import " + $0 }.text
        return Module(name: name, isTests: false, files: ["Sources/\(name)/File.swift": text])
    }
}
