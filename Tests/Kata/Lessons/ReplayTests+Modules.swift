import Testing

@testable import kata

extension ReplayTests {
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
}
