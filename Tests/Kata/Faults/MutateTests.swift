import Foundation
import Testing

@testable import kata

/// What is said of faults made by the machine, which are tried with a real compiler.
struct MutateTests: Mutating {
    let course: SampleCourse
    let asked = Asked()

    init() throws { course = try SampleCourse.forMutating() }

    @Test func `tests that notice each fault are done, and most are compiled once`() throws {
        try save(
            tests: "#expect(isEven(2) && !isEven(3) && isEven(-2) && !isEven(-3) && isEven(0))")

        let (exit, output) = try mutate()

        #expect(exit == 0)
        #expect(output.hasPrefix("Even · 12 of 12 faults noticed"), "\(output)")
        #expect(output.hasSuffix("\nEvery fault is noticed, or has a reason.\n"))
        let codes = Set(asked.all.map { $0.modules.first { $0.name == "Even" }?.files }).count
        #expect(asked.all.count > 10)
        #expect(codes < asked.all.count / 2, "\(codes) of \(asked.all.count)")
    }

    @Test func `what no test asks, no test notices; the line, what became of it, and a question`()
        throws
    {
        try save(tests: "#expect(isEven(2))")

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(
            output.contains(
                "  \(code):5\n   - return n % two == 0\n   + return true\n"
                    + "   Does a test notice if this is always true?\n"), "\(output)")
        #expect(
            output.contains(
                "\ncheck knows 2 faulty versions, and your tests notice 1: swift run kata check Even\n"
            ), "\(output)")
        #expect(!output.contains("refuse"))

        // The same for programs.
        let (_, text) = try mutate("Even", .init(asJSON: true))
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        let trials = json?.first?["trials"] as? [[String: Any]]
        #expect(json?.first?["name"] as? String == "Even")
        #expect(trials?.contains { $0["outcome"] as? String == "noticed" } ?? false)
        #expect(trials?.contains { $0["before"] as? String == "return n % two == 0" } ?? false)
    }

    @Test func `what is waved through with a reason is shown, until the line changes`() throws {
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    if n > 1 { return isEven(n - 2) }\n"
                + "    return n == 0\n}\n", to: code)
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(0) && !isEven(1))")

        let (first, _) = try mutate("Even", .init(waive: 1, reason: "Minus one is odd, too."))
        let (second, output) = try mutate(
            "Even", .init(waive: 1, reason: "It is the very same thing."))

        #expect([first, second] == [1, 0], "\(output)")
        #expect(output.contains("Waved through:\n   \(code):2\n"), "\(output)")
        #expect(output.contains("   Minus one is odd, too.\n"))
        #expect(try course.read(SampleCourse.exercise + "Waived.md").contains("+ if n >= 1 {"))

        try course.change(code, "n > 1", to: "n > 1 && true")
        let (later, now) = try mutate()
        #expect(later == 1)
        #expect(now.contains("Waived.md:5: the line has changed"), "\(now)")
    }

    @Test func `a reason is needed, and a fault`() throws {
        try save(tests: "#expect(isEven(2))")

        #expect(throws: UsageError.self) { try mutate("Even", .init(waive: 1)) }
        let error = #expect(throws: UsageError.self) {
            try mutate("Even", .init(waive: 1, reason: "No user can tell."))
        }
        #expect(error?.complaint == "a fault is waved through with a reason of at least five words")
        #expect(throws: UsageError.self) {
            try mutate("Even", .init(waive: 99, reason: "It is the very same thing."))
        }
    }

    @Test(
        arguments: [
            (
                "#expect(isEven(3))",
                "The tests are not green without any fault: red. First make them green."
            ),
            (
                nil,
                "No test ran: there is none yet, or each is disabled. First there has to be a green one."
            ),
        ] as [(String?, String)])
    func `tests that are not green come first`(_ body: String?, _ words: String) throws {
        if let body { try save(tests: body) }

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(output.hasPrefix("Even · no fault was tried\n\n\(words)\n"), "\(output)")
    }

    @Test(arguments: ["\r", "\r\n"])
    func `any end of a line is one`(_ end: String) throws {
        try course.write(
            "// even\n" + course.read(code), to: code)
        try course.write(course.read(code).replacing("\n", with: end), to: code)
        try save(tests: "#expect(isEven(2) && !isEven(3) && isEven(-2) && !isEven(-3))")

        let (_, output) = try mutate()

        #expect(output.contains(" of 12 faults noticed"), "\(output)")
        #expect(output.contains("\(code):5\n   - guard n >= 0 else"), "\(output)")
    }

    @Test func `code without a fault to make says nothing about its tests`() throws {
        try course.write("struct Pair {\n    var a: String\n}\n", to: code)
        try save(tests: "#expect(Pair(a: \"b\").a == \"b\")")

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(output.contains("No fault could be made here: that says nothing about your tests."))
        #expect(!output.contains("Every fault"), "\(output)")
        #expect(output.contains("Our tests do not compile with this code."), "\(output)")
    }

    @Test func `few faults, wrong code and half a suite are called by their names`() throws {
        try course.write("func isEven(_ n: Int) -> Bool {\n    n == 4\n}\n", to: code)
        try save(tests: "#expect(isEven(4) && !isEven(5) && !isEven(3))")

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(output.hasPrefix("Even · 5 of 5 faults noticed"), "\(output)")
        #expect(
            output.contains("\nOur tests refuse this code: it is not right yet.\n"), "\(output)")
        #expect(
            output.contains(
                #/\ncheck knows 2 faulty versions.*: swift run kata check Even\n/#), "\(output)")
        #expect(
            output.hasSuffix(
                "\nThey are noticed, or have a reason. But 5 faults are few, and prove little.\n"),
            "\(output)")
    }

    @Test func `a part whose brackets cannot be read is said, not lost`() throws {
        try course.write(
            "prefix func ! (_ a: Regex<Substring>) -> Regex<Substring> { a }\n\n"
                + "func isEven(_ n: Int) -> Bool {\n    _ = !/\\(/\n    return n % 2 == 0\n}\n",
            to: code)
        try save(tests: "#expect(isEven(2) && !isEven(3))")

        let (exit, output) = try mutate()

        #expect(exit == 1)
        #expect(
            output.contains(
                "\nNot read: \(code), lines 3 to 6. No fault was made where its brackets do not fit.\n"
            ),
            "\(output)")
        #expect(!output.contains("Every fault"), "\(output)")
    }

    @Test func `what only a process of its own may run is said to be so`() throws {
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    n % 2 == 0\n}\n\nfunc shut(_ open: Bool) {\n"
                + "    if open { fatalError() }\n}\n", to: code)
        try save(
            tests: "#expect(isEven(2) && !isEven(3))\n    }\n\n    @Test func shuts() async {\n"
                + "        await #expect(processExitsWith: .failure) { shut(true); shut(false) }")

        let (_, output) = try mutate()

        #expect(
            output.contains(
                "+ if !open { fatalError() }\n   No test runs this, or only one in a"
                    + " process of its own does.\n"), "\(output)")
    }

    @Test func `a stage is tried with its own tests, and so are all of Practice, or one`() throws {
        #expect(try mutate("Leap").output.hasPrefix("Leap · 1 of 1 fault noticed"))

        try course.perform("follow", "1.2")
        for name in ["Practice", "Practice/Leap"] {
            let (_, output) = try mutate(name)
            #expect(output.hasPrefix("Practice/Leap · 1 of 1 fault noticed"), "\(output)")
        }
        #expect(
            throws: KataError.noSuchExercise("Practice/Laep", similar: ["Practice/Leap"])
        ) { try mutate("Practice/Laep") }
        try FileManager.default.removeItem(at: course.project.url("Practice/Tests"))
        let error = #expect(throws: UsageError.self) { try mutate("Practice") }
        #expect(error?.complaint == "no code in Practice/ has tests")
    }

    @Test func `of several stages in Practice, each has reasons of its own`() throws {
        try course.perform("follow", "1.2")
        let code = "public func isOdd(_ n: Int) -> Bool {\n    n % 2 != 0\n}\n"
        try course.write(code, to: "Practice/Sources/Odd/Odd.swift")
        try course.write(
            "import Odd\nimport Testing\n\n@Test func odd() { #expect(isOdd(1) && isOdd(3)) }\n",
            to: "Practice/Tests/OddTests/OddTests.swift")

        #expect(
            throws: UsageError(
                "each stage counts its own faults", "Name the stage:",
                "mutate Practice/Leap --waive 1 --reason \"no user can see the difference\"")
        ) { try mutate("Practice", .init(waive: 1, reason: "it is invisible to all users")) }
        _ = try mutate("Practice/Odd", .init(waive: 1, reason: "it is invisible to all users"))

        #expect(try mutate("Practice/Odd").output.contains("invisible"))
        #expect(try !mutate("Practice/Leap").output.contains("take this out"))
    }
}
