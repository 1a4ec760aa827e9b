import Testing

@testable import kata

struct MergeTests {
    @Test(arguments: [
        Row(
            "a block without elision is the whole file", "let new = 2", into: "let old = 1\n",
            "let new = 2\n"),
        Row("an empty block removes the file", "", into: "let old = 1\n", nil),
        Row(
            "a type whose attribute stands in the same line can be shown in part",
            "@Suite struct Tests {\n    // …\n\n    let new = 2\n}",
            into: "@Suite struct Tests {\n    let old = 1\n}\n",
            "@Suite struct Tests {\n    let old = 1\n\n    let new = 2\n}\n"),
        Row(
            "a function shown in a type with elision replaces its namesake",
            "struct A {\n    // …\n\n    func b() -> Int {\n        2\n    }\n}",
            into: "import C\n\nstruct A {\n    let a = 7\n\n"
                + "    func b() -> Int {\n        1\n    }\n\n    func c() {}\n}\n",
            "import C\n\nstruct A {\n    let a = 7\n\n"
                + "    func b() -> Int {\n        2\n    }\n\n    func c() {}\n}\n"),
        Row(
            "a body without elision is complete", "// …\n\nstruct A {\n    let b = 1\n}",
            into: "struct A {\n    let a = 1\n}\n\nstruct C {}\n",
            "struct A {\n    let b = 1\n}\n\nstruct C {}\n"),
        Row(
            "a member is inserted behind what is shown before it",
            "struct A {\n    let a = 1\n    let new = 9\n    // …\n}",
            into: "struct A {\n    let a = 1\n    let b = 2\n}\n",
            "struct A {\n    let a = 1\n    let new = 9\n    let b = 2\n}\n"),
        Row(
            "a member is inserted before what is shown behind it",
            "struct A {\n    // …\n    let new = 9\n    let b = 2\n}",
            into: "struct A {\n    let a = 1\n    let b = 2\n}\n",
            "struct A {\n    let a = 1\n    let new = 9\n    let b = 2\n}\n"),
        Row(
            "a member is inserted at the end, behind the elision",
            "struct A {\n    // …\n\n    let new = 9\n}",
            into: "struct A {\n    let a = 1\n    let b = 2\n}\n",
            "struct A {\n    let a = 1\n    let b = 2\n\n    let new = 9\n}\n"),
        Row(
            "a member is inserted at the start, before the elision",
            "struct A {\n    let new = 9\n\n    // …\n}",
            into: "struct A {\n    let a = 1\n    let b = 2\n}\n",
            "struct A {\n    let new = 9\n\n    let a = 1\n    let b = 2\n}\n"),
        Row(
            "an import joins the imports, and what is at file level stays",
            "import Testing\n\n// …", into: "import Foundation\n\nlet a = 1\n",
            "import Foundation\nimport Testing\n\nlet a = 1\n"),
        Row(
            "the first import of a file stands apart from what follows",
            "import Store\n\nstruct A {\n    // …\n\n    let b = 2\n}",
            into: "/// Is.\nstruct A {\n    let a = 1\n}\n",
            "import Store\n\n/// Is.\nstruct A {\n    let a = 1\n\n    let b = 2\n}\n"),
        Row(
            "the first imports of a file stand together",
            "import ItemModel\nimport Store\n\nstruct A {\n    // …\n\n    let b = 2\n}",
            into: "/// Is.\nstruct A {\n    let a = 1\n}\n",
            "import ItemModel\nimport Store\n\n"
                + "/// Is.\nstruct A {\n    let a = 1\n\n    let b = 2\n}\n"),
        Row(
            "a plain import takes its place in order, before those that are marked",
            "import Testing\n\n// …",
            into: "import Foundation\nimport XCTest\n\n@testable import Leap\n\nlet a = 1\n",
            "import Foundation\nimport Testing\nimport XCTest\n\n@testable import Leap\n\n"
                + "let a = 1\n"),
        Row(
            "an import takes its place before those of an if", "import Stock\n\n// …",
            into: "import Foundation\n\n#if os(Linux)\n    import Glibc\n#endif\n\nlet a = 1\n",
            "import Foundation\nimport Stock\n\n#if os(Linux)\n    import Glibc\n#endif\n\n"
                + "let a = 1\n"),
        Row(
            "overloads are told apart by their labels",
            "// …\n\nfunc f(b: [Int: Int], _ c: Int) -> Int { 9 }",
            into: "func f(a: Int) -> Int { 1 }\n\n"
                + "func f(b: [Int: Int], _ c: Int) -> Int { 2 }\n",
            "func f(a: Int) -> Int { 1 }\n\nfunc f(b: [Int: Int], _ c: Int) -> Int { 9 }\n"),
        Row(
            "a nested type may be shown in part",
            "enum A {\n    // …\n    struct B {\n        // …\n        let c = 3\n    }\n}",
            into: "enum A {\n    case x\n\n    struct B {\n        let b = 2\n    }\n}\n",
            "enum A {\n    case x\n\n    struct B {\n        let b = 2\n        let c = 3\n    }\n}\n"
        ),
        Row(
            "a doc comment stays when the block shows none", "// …\n\nfunc f() -> Int { 2 }",
            into: "/// Two.\nfunc f() -> Int { 1 }\n", "/// Two.\nfunc f() -> Int { 2 }\n"),
    ])
    func `an edit is laid over a file:`(_ row: Row) throws {
        #expect(try merge(edit(row.block), into: row.file) == row.result)
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var block: String
        var file: String
        var result: String?

        init(_ name: String, _ block: String, into file: String, _ result: String?) {
            testDescription = name
            self.block = block
            self.file = file
            self.result = result
        }
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
