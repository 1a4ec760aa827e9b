import Testing

@testable import kata

/// Goals of a refactoring that are about its code.
struct GoalTests {
    // MARK: Without

    @Test(arguments: [
        (
            "**Without:** `Date()`, `FileManager` in Till.swift", ["Date()", "FileManager"],
            "Till.swift"
        ),
        ("**Without:** `Date()` in Till.swift; the clock comes in.", ["Date()"], "Till.swift"),
        ("**Without:** `print`", ["print"], nil),
    ])
    func `names are to go, from a file or from all`(
        _ line: String, _ names: [String], _ file: String?
    ) {
        #expect(Goal(line) == .without(names, file: file))
    }

    @Test(arguments: [
        ("let now = Date()", "`Date()` is still in Till.swift"),
        ("let now = Foundation.Date ()", "`Date()` is still in Till.swift"),
        ("let text = \"\\(Date())\"", "`Date()` is still in Till.swift"),
        ("let text = \"Date()\"  // Date()", nil),
        ("let day: Date", nil),
        ("let at = UpDate()", nil),
    ])
    func `what is neither text nor comment counts`(_ line: String, _ state: String?) {
        let files = Tree(["Sources/Till.swift": "\n\(line)\n", "Sources/A.swift": "Date()\n"])

        let mark = Goal.without(["Date()"], file: "Till.swift").mark(files)

        #expect(mark?.isReached == (state == nil))
        #expect(mark?.state == state ?? "`Date()`")
        #expect(mark?.place == state.map { _ in "Sources/Till.swift:2" })
    }

    @Test func `a file in which something is not to be has to stay`() {
        let mark = Goal.without(["Date()"], file: "Till.swift")
            .mark(Tree(["Sources/A.swift": "struct Till {}\n"]))

        #expect(mark?.isReached == false)
        #expect(mark?.state == "there is no Till.swift")
    }

    // MARK: Shorter

    @Test func `no type is to have more lines, its extensions included`() {
        let files = Tree([
            "Sources/A.swift": "// x\nfinal class A {\n    class func a() {}\n}\n\nenum B {\n}\n",
            "Sources/B.swift": "extension A {\n\n}\n",
        ])

        let marks = [6, 5].map { Goal("**Shorter:** no type over \($0) lines")?.mark(files) }

        #expect(marks[0]?.state == "no type over 6 lines, the longest is A: 6")
        #expect(marks[0]?.isReached == true)
        #expect(marks[1]?.state == "A has 6 lines (the goal: 5)")
        #expect(marks[1]?.isReached == false)
        #expect(marks[1]?.place == "Sources/A.swift:2")
    }

    // MARK: No circle

    @Test func `types that need each other stand in a circle`() throws {
        let files = Tree([
            "Sources/A.swift": "struct Menu {\n    let cook: Cook\n}\n",
            "Sources/B.swift": "class Kitchen {\n    var menu: Menu?\n}\n",
            "Sources/C.swift": "struct Cook {\n    // Menu\n}\n\nextension Cook: Kitchen {}\n",
        ])
        let goal = try #require(Goal("**No circle:** between `Menu`, Kitchen and Cook. As it was."))

        let mark = goal.mark(files)

        #expect(goal == .noCircle(["Menu", "Kitchen", "Cook"]))
        #expect(mark?.state == "Menu → Cook → Kitchen → Menu")
        #expect(mark?.place == "Sources/B.swift:2")
    }

    @Test func `types that need others in one direction stand in none`() {
        let files = Tree([
            "Sources/A.swift": "struct A {\n    let b: B\n    let c: C\n    let a: A?\n}\n",
            "Sources/B.swift": "struct B {\n    let c: C\n}\n\nstruct C {\n}\n",
            "Sources/D.swift": "struct D {\n    let a: A\n}\n\nextension C {\n    var d: D?\n}\n",
        ])

        let marks = [["A", "B", "C"], ["A", "B", "C", "D"]].map { Goal.noCircle($0).mark(files) }

        #expect(marks.map { $0?.isReached } == [true, false])
        #expect(marks[0]?.state == "between A, B, C")
    }
}
