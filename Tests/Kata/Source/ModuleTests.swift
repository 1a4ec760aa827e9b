import Testing

@testable import kata

struct ModuleTests {
    @Test func `folders in Sources and Tests are modules, in the order of their names`() {
        let leap = ["Sources/Leap/Deep/B.swift": "let b = 1", "Sources/Leap/A.swift": "let a = 1"]
        let cash = ["Sources/Cash/C.swift": "let c = 1\n"]
        let tests = ["Tests/LeapTests/A.swift": "import Testing\n"]

        #expect(
            Tree(tests).merging(Tree(leap)).merging(Tree(cash)).modules == [
                Module(name: "Cash", isTests: false, files: cash),
                Module(name: "Leap", isTests: false, files: leap),
                Module(name: "LeapTests", isTests: true, files: tests),
            ])
    }

    @Test(arguments: [
        "Package.swift", "Sources/A.swift", "Practice/A/B.swift", "A/Sources/B/C.swift",
    ])
    func `a file elsewhere belongs to no module`(_ path: String) {
        #expect(Tree([path: "let a = 1\n"]).modules.isEmpty)
    }

    @Test func `an exercise is a module and its tests`() {
        let code = ["Exercises/04-B/Filename/Sources/Blogger.swift": "struct Blogger {}\n"]
        let tests = ["Exercises/04-B/Filename/Tests/FilenameTests.swift": "import Testing\n"]

        #expect(
            Tree(code).merging(Tree(tests)).modules(ofExercise: "Filename") == [
                Module(name: "Filename", isTests: false, files: code),
                Module(name: "FilenameTests", isTests: true, files: tests),
            ])
    }

    @Test(arguments: [
        ("Tests/A.swift", true), ("Tests/ATests/A.swift", true),
        ("Exercises/04-B/C/Tests/D.swift", true), ("Exercises/04-B/C/Tests/Deep/D.swift", true),
        ("Sources/A/A.swift", false), ("Sources/A/Tests", false), ("Sources/ATests/A.swift", false),
    ])
    func `a path through a folder called Tests leads to tests`(_ path: String, _ isTests: Bool) {
        #expect(path.isTests == isTests)
    }

    // MARK: Imports

    @Test(
        arguments: [
            ("plain", "import Leap", ["Leap"]),
            ("testable", "@testable import Leap", ["Leap"]),
            ("with two attributes", "@_exported @testable import Leap", ["Leap"]),
            ("public", "public import Leap", ["Leap"]),
            ("under a condition", "#if DEBUG\n    import Leap\n#endif", ["Leap"]),
            ("several", "import Cash\nimport Leap\nlet a = 1", ["Cash", "Leap"]),
            ("after a tab", "import\tLeap", ["Leap"]),
            ("after semicolons", "let a = 1; import Cash;import Leap;", ["Cash", "Leap"]),
            ("after a comment", "/* a /* b */ c */ import /* d */ Leap // e", ["Leap"]),
            ("on two lines", "@testable\nimport Leap", ["Leap"]),
            ("on three lines", "@testable\nimport\nLeap", ["Leap"]),
            ("of one declaration", "import struct Leap.Year", ["Leap"]),
            ("of a submodule", "import Leap.Years", ["Leap"]),
            ("with an argument", "@_spi(Testing) public import Leap", ["Leap"]),
            ("in backticks", "import `Leap`", ["Leap"]),
            ("after carriage returns", "import Cash\r\nimport Leap\r\n", ["Cash", "Leap"]),
            ("after a mark of the byte order", "\u{FEFF}import Leap", ["Leap"]),
            ("none in a comment", "// import Leap", []),
            ("none in a long comment", "/* /* */\nimport Leap\n*/", []),
            ("none in a text", "let a = \"\"\"\nimport Leap\n\"\"\"", []),
            ("none in a raw text", "let a = #\"\"\"\n\"\"\"\nimport Leap\n\"\"\"#", []),
            ("none in a value", "let a = \"\\(f(\"import Leap\"))\"", []),
            ("none of a member", "let a = b.import\nLeap()", []),
            ("none in code", "let import = Leap", []),
            ("none without a name", "import", []),
        ] as [(String, String, Set<String>)])
    func `imports are found in all files`(_ what: String, _ text: String, _ names: Set<String>) {
        let files = ["A.swift": text, "B.swift": "import B"]
        let module = Module(name: "A", isTests: false, files: files)

        #expect(module.imports == names.union(["B"]))
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

    @Test func `what is needed comes behind what it needs itself`() {
        let modules = [
            module("ATests", imports: "A", "Kit"), module("A", imports: "Zero"),
            module("Kit", imports: "Zero", "Foundation"), module("Other"), module("Zero"),
        ]

        #expect(modules.needed(by: "ATests").map(\.name) == ["Zero", "A", "Kit"])
    }

    @Test func `modules that import each other are needed once`() {
        let modules = [
            module("A", imports: "B"), module("B", imports: "C"), module("C", imports: "B", "A"),
        ]

        #expect(modules.needed(by: "A").map(\.name).sorted() == ["B", "C"])
    }

    private func module(_ name: String, imports: String...) -> Module {
        let text = imports.map { "import " + $0 }.text
        return Module(name: name, isTests: false, files: ["Sources/\(name)/File.swift": text])
    }
}
