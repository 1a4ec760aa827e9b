import Testing

@testable import kata

extension ReplayTests {
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
    func `imports are found`(_ what: String, _ text: String, _ names: Set<String>) {
        let module = Module(name: "A", isTests: false, files: ["Sources/A/A.swift": text])

        let imports = module.imports

        #expect(imports == names)
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
}
