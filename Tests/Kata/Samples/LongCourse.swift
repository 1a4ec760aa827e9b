@testable import kata

/// A course that is made up, as long as this one may become one day.
struct LongCourse {
    var chapters = 20
    var steps = 40

    /// All its files, by their paths.
    var files: Tree {
        var tree = Tree(["Package.swift": "// swift-tools-version: 6.2\n", "Exercises/none": ""])
        for chapter in 1...chapters {
            tree["Chapters/\(chapter < 10 ? "0" : "")\(chapter)-\(name(chapter)).md"] = text(
                chapter)
        }
        return tree
    }

    private func name(_ chapter: Int) -> String { "Stage\(chapter)" }

    /// A step adds a test, the next the code that it asks for, as in the real chapters.
    private func text(_ chapter: Int) -> String {
        var lines = ["# \(chapter) · Stage \(chapter)", ""]
        for step in 1...steps {
            let isRed = step % 2 == 1
            let number = (step + 1) / 2
            lines += ["### \(isRed ? "🔴" : "🟢") \(chapter).\(step) · Step", ""]
            lines += (1...12).map { "What is said about it, in line \($0), with a `word` in it." }
            lines += ["", "```swift"] + (isRed ? test(chapter, number) : code(chapter, number))
            lines += ["```", "", "```console", "Line \(step) of the output", "```", ""]
        }
        return lines.text
    }

    private func test(_ chapter: Int, _ number: Int) -> [String] {
        let name = name(chapter)
        let head = number == 1 ? ["import Testing", "", "@testable import \(name)", ""] : []
        return ["// Tests/\(name)Tests/\(name)Tests.swift"] + head + ["struct \(name)Tests {"]
            + (number == 1 ? [] : ["    // …", ""])
            + [
                "    @Test func `number \(number) is as it should be`() {",
                "        let number = Number\(number)(value: \(number))",
                "",
                "        let result = number.result(of: \(number))",
                "",
                "        #expect(result == \(number * number))",
                "    }",
                "}",
            ]
    }

    private func code(_ chapter: Int, _ number: Int) -> [String] {
        let name = name(chapter)
        return ["// Sources/\(name)/\(name).swift"] + (number == 1 ? [] : ["// …", ""])
            + [
                "struct Number\(number) {",
                "    var value: Int",
                "",
                "    func result(of factor: Int) -> Int {",
                "        value * factor",
                "    }",
                "}",
            ]
    }
}
