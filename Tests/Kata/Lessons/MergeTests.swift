import Testing

@testable import kata

struct MergeTests {
    @Test func `a block without elision is the whole file`() throws {
        let merged = try merge(edit("let new = 2"), into: "let old = 1\n")

        #expect(merged == "let new = 2\n")
    }

    @Test func `an empty block removes the file`() throws {
        let merged = try merge(edit(""), into: "let old = 1\n")

        #expect(merged == nil)
    }

    @Test func `a type whose attribute stands in the same line can be shown in part`() throws {
        let merged = try merge(
            edit("@Suite struct Tests {\n    // …\n\n    let new = 2\n}"),
            into: "@Suite struct Tests {\n    let old = 1\n}\n"
        )

        #expect(merged == "@Suite struct Tests {\n    let old = 1\n\n    let new = 2\n}\n")
    }

    @Test func `a function shown in a type with elision replaces its namesake`() throws {
        let merged = try merge(
            edit(
                """
                struct Register {
                    // …

                    func total() -> Int {
                        2
                    }
                }
                """
            ),
            into: """
                import Foundation

                struct Register {
                    let funds = 7

                    func total() -> Int {
                        1
                    }

                    func other() {}
                }

                """
        )

        #expect(
            merged == """
                import Foundation

                struct Register {
                    let funds = 7

                    func total() -> Int {
                        2
                    }

                    func other() {}
                }

                """
        )
    }

    @Test func `a body without elision is complete`() throws {
        let merged = try merge(
            edit(
                """
                // …

                struct A {
                    let b = 1
                }
                """
            ),
            into: """
                struct A {
                    let a = 1
                }

                struct C {}

                """
        )

        #expect(
            merged == """
                struct A {
                    let b = 1
                }

                struct C {}

                """
        )
    }

    @Test(arguments: [
        (
            "behind what is shown before it", ["    let a = 1", "    let new = 9", "    // …"],
            ["    let a = 1", "    let new = 9", "    let b = 2"]
        ),
        (
            "before what is shown behind it", ["    // …", "    let new = 9", "    let b = 2"],
            ["    let a = 1", "    let new = 9", "    let b = 2"]
        ),
        (
            "at the end, behind the elision", ["    // …", "", "    let new = 9"],
            ["    let a = 1", "    let b = 2", "", "    let new = 9"]
        ),
        (
            "at the start, before the elision", ["    let new = 9", "", "    // …"],
            ["    let new = 9", "", "    let a = 1", "    let b = 2"]
        ),
    ])
    func `a new member is inserted`(_ place: String, _ shown: [String], _ result: [String]) throws {
        let file = ["struct A {", "    let a = 1", "    let b = 2", "}"]

        let merged = try merge(
            edit((["struct A {"] + shown + ["}"]).joined(separator: "\n")),
            into: file.text
        )

        #expect(merged == (["struct A {"] + result + ["}"]).text)
    }

    @Test func `an import joins the imports, and what is at file level stays`() throws {
        let merged = try merge(
            edit("import Testing\n\n// …"),
            into: "import Foundation\n\nlet a = 1\n"
        )

        #expect(merged == "import Foundation\nimport Testing\n\nlet a = 1\n")
    }

    @Test(arguments: ["import Store", "import ItemModel\nimport Store"])
    func `the first import of a file stands apart from what follows`(imports: String) throws {
        let merged = try merge(
            edit("\(imports)\n\nstruct A {\n    // …\n\n    let b = 2\n}"),
            into: "/// Is.\nstruct A {\n    let a = 1\n}\n")

        #expect(
            merged == "\(imports)\n\n/// Is.\nstruct A {\n    let a = 1\n\n    let b = 2\n}\n")
    }

    @Test func `a plain import takes its place in order, before those that are marked`() throws {
        let file = "import Foundation\nimport XCTest\n\n@testable import Leap\n\nlet a = 1\n"

        let merged = try merge(edit("import Testing\n\n// …"), into: file)

        #expect(
            merged
                == "import Foundation\nimport Testing\nimport XCTest\n\n@testable import Leap\n\nlet a = 1\n"
        )
    }

    @Test func `an import takes its place before those of an if`() throws {
        let merged = try merge(
            edit("import Stock\n\n// …"),
            into: "import Foundation\n\n#if os(Linux)\n    import Glibc\n#endif\n\nlet a = 1\n"
        )

        #expect(
            merged
                == "import Foundation\nimport Stock\n\n#if os(Linux)\n    import Glibc\n#endif\n\nlet a = 1\n"
        )
    }

    @Test func `overloads are told apart by their labels`() throws {
        let merged = try merge(
            edit("// …\n\nfunc f(b: [Int: Int], _ c: Int) -> Int { 9 }"),
            into: "func f(a: Int) -> Int { 1 }\n\nfunc f(b: [Int: Int], _ c: Int) -> Int { 2 }\n"
        )

        #expect(
            merged
                == "func f(a: Int) -> Int { 1 }\n\nfunc f(b: [Int: Int], _ c: Int) -> Int { 9 }\n"
        )
    }

    @Test func `attributes, signatures and strings over several lines belong to a declaration`()
        throws
    {
        let file = #"""
            struct Tests {
                @Test(
                    "named", arguments: [
                        (1, "{"),
                    ])
                func `a row, as (it) is`(
                    _ n: Int
                ) -> Int
                where Int: Equatable {
                    let text = """
                        }
                    not code
                        """
                    return n
                }

                var other = 1
            }
            """#.lines.text

        let merged = try merge(
            edit(
                """
                struct Tests {
                    @Test func `a row, as (it) is`(_ n: Int) {}

                    // …
                }
                """
            ),
            into: file
        )

        #expect(
            merged == """
                struct Tests {
                    @Test func `a row, as (it) is`(_ n: Int) {}

                    var other = 1
                }

                """
        )
    }

    @Test func `a nested type may be shown in part`() throws {
        let merged = try merge(
            edit(
                """
                enum A {
                    // …
                    struct B {
                        // …
                        let c = 3
                    }
                }
                """
            ),
            into: "enum A {\n    case x\n\n    struct B {\n        let b = 2\n    }\n}\n"
        )

        #expect(
            merged
                == "enum A {\n    case x\n\n    struct B {\n        let b = 2\n        let c = 3\n    }\n}\n"
        )
    }

    @Test func `a doc comment stays when the block shows none`() throws {
        let merged = try merge(
            edit("// …\n\nfunc f() -> Int { 2 }"),
            into: "/// Two.\nfunc f() -> Int { 1 }\n"
        )

        #expect(merged == "/// Two.\nfunc f() -> Int { 2 }\n")
    }

    @Test func `a comment takes declarations out, and what stands around them closes up`() throws {
        let merged = try merge(
            edit(
                """
                class A {
                    // …

                    // cut: // MARK: - Old
                    // cut: func f(_ b: Int, to c: Int) -> Int
                    // cut: var b

                    // …
                }
                """
            ),
            into: """
                class A {
                    var a = 1
                    var b = 2

                    // MARK: - Old

                    /// Two.
                    func f(_ b: Int, to c: Int) -> Int {
                        2
                    }

                    func f(_ b: Int) -> Int { 3 }
                }

                """
        )

        #expect(
            merged == "class A {\n    var a = 1\n\n    func f(_ b: Int) -> Int { 3 }\n}\n")
    }

    @Test(
        arguments: [
            ("struct B {\n    // …\n}", .noSuchPlace("type B")),
            (
                "struct A {\n    // …\n    func f() {\n        // …\n    }\n}",
                .elisionInBody("func f()")
            ),
            ("struct Twin {\n    // …\n}", .twoPlaces("type Twin")),
            ("struct A {\n    // …\n\n    // cut: func g()\n}", .noSuchPlace("func g()")),
            ("// …\n\n// cut: struct Twin", .twoPlaces("type Twin")),
            ("struct A {\n    struct B {\n        // …\n    }\n}", .missingElision("type A")),
        ] as [(String, LessonError.Problem)])
    func `a part that does not fit is refused with its line`(
        _ block: String, _ problem: LessonError.Problem
    ) throws {
        let file = "struct A {\n    func f() {}\n}\n\nstruct Twin {}\n\nstruct Twin {}\n"

        let error = #expect(throws: LessonError.self) { try merge(edit(block), into: file) }

        #expect(error == LessonError(problem, path: "Lesson.md", line: 7))
    }

    @Test func `a part of a file that does not exist is refused`() {
        let error = #expect(throws: LessonError.self) {
            try merge(edit("// …\nlet a = 1"), into: nil)
        }

        #expect(error?.problem == .noSuchFile("Sources/A/A.swift"))
    }

    private func edit(_ text: String) -> Edit {
        Edit(path: "Sources/A/A.swift", lines: text.lines, lesson: "Lesson.md", line: 7)
    }
}
