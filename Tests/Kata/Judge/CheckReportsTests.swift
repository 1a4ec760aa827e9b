import Foundation
import Testing

@testable import kata

/// What a check hands over to other programs.
struct CheckReportsTests {
    let course: SampleCourse
    private let file: String

    init() throws {
        course = try SampleCourse()
        file = course.project.url("report").path
        course.answer(.red, whereCodeContains: "n == n")
    }

    // MARK: JSON

    @Test func `--json prints the judgement, and nothing else`() throws {
        let code = try course.perform("check", "Even", "--json")

        let judgement = try #require(try array(course.output).first)
        #expect(code == 1)
        #expect(judgement["exercise"] as? String == "Even")
        #expect(judgement["home"] as? String == SampleCourse.exercise)
        #expect(judgement["kind"] as? String == "drive it")
        #expect(judgement["isDone"] as? Bool == false)
        let next = try #require(judgement["next"] as? [String])
        #expect(next.dropFirst().first == "Exercises/01-Leap/Even/Tests/EvenTests.swift:7")
        let faulty = try #require(judgement["faultyVersions"] as? [[String: Any]])
        #expect(faulty.map { $0["isNoticed"] as? Bool } == [true, false])
        #expect(faulty.last?["complaint"] as? String == "No number is even")
    }

    @Test func `where your tests are red, the other squares are not there`() throws {
        let course = try SampleCourse(report: .red)

        try course.perform("check", "Even", "--json")

        let judgement = try #require(try array(course.output).first)
        let square = try #require(judgement["yourTestsOnYourCode"] as? [String: Any])
        #expect(square["verdict"] as? String == "red")
        #expect(square["failing"] as? [String] == ["is even"])
        #expect(judgement["yourTestsOnOurCode"] == nil)
    }

    @Test func `what nobody has begun is an empty array`() throws {
        let code = try course.perform("check", "--json")

        #expect(code == 1)
        #expect(try array(course.output).isEmpty)
    }

    @Test func `a check that is to be fresh runs everything`() throws {
        var world = course.world
        world.engine.runAfresh = { _ in Report(verdict: .flaky(["is even"])) }

        _ = try Check(world: world, options: .init(isFresh: true, asJSON: true)).run("Even")

        let judgement = try #require(try array(course.output).first)
        let square = try #require(judgement["yourTestsOnYourCode"] as? [String: Any])
        #expect(square["verdict"] as? String == "flaky")
    }

    @Test func `a single look of the watcher prints its report`() throws {
        let course = try SampleCourse(report: .red)

        let code = try course.perform("watch", "Even", "--once", "--json")

        let report = try object(course.output)
        #expect(code == 1)
        #expect(report["verdict"] as? String == "red")
        #expect(report["failing"] as? [String] == ["is even"])
    }

    @Test func `single looks tell one story, a line for each that is new`() throws {
        let course = try SampleCourse(report: .red)
        course.answer(.green, whereCodeContains: "n % 2 == 0")

        let file = SampleCourse.exercise + "Sources/Even.swift"

        try course.perform("watch", "Even", "--once")
        try course.change(file, "false", to: "true")
        try course.perform("watch", "Even", "--once")
        try course.change(file, "true", to: "n % 2 == 0")
        for _ in 1...2 { try course.perform("watch", "Even", "--once") }

        let history = try course.read(".kata/history/Even.jsonl").lines
        #expect(history.count == 2, "\(history)")
        #expect(history.last?.contains(#""light":"green""#) == true, "\(history)")
    }

    // MARK: Exercism

    @Test func `Exercism gets version 3, each test with its text, and what was not noticed`() throws
    {
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift",
            #"@Test(.disabled("Write me")) func `is even`() {}"#,
            to: "@Test func `is even`() {\n        #expect(isEven(2))\n    }")

        try course.perform("check", "Even", "--results", file)

        let results = try object(String(contentsOfFile: file, encoding: .utf8))
        #expect(results["version"] as? Int == 3)
        #expect(results["status"] as? String == "fail")
        let tests = try #require(results["tests"] as? [[String: Any]])
        #expect(
            tests.map { $0["name"] as? String } == [
                "is even", "On our solution: is even", "Our test: is even",
                "Your tests notice: Every number is even", "Your tests notice: No number is even",
            ])
        #expect(tests.map { $0["status"] as? String } == ["pass", "pass", "pass", "pass", "fail"])
        let code = "@Test func `is even`() {\n    #expect(isEven(2))\n}\n"
        #expect(tests.first?["test_code"] as? String == code)
        #expect(tests.last?["message"] as? String == "Not noticed: green")
    }

    @Test func `where no test could run, its status is error, with the reason`() throws {
        let course = try SampleCourse(
            report: Report(
                verdict: .doesNotCompile,
                failures: [Failure(file: "Sources/Even.swift", line: 3, message: "no such type")]))

        try course.perform("check", "Even", "--results", file)

        let results = try object(String(contentsOfFile: file, encoding: .utf8))
        #expect(results["status"] as? String == "error")
        #expect(
            results["message"] as? String
                == "does not compile\nSources/Even.swift:3: no such type")
        #expect((results["tests"] as? [Any])?.isEmpty == true)
    }

    @Test func `what fails without a failing test is a failing test there`() throws {
        let course = try SampleCourse()
        for path in ["README.md", "Solution.md"] {
            try course.change(SampleCourse.exercise + path, "drive it", to: "write the tests")
        }
        try course.write(
            "func isEven(_ n: Int) -> Bool { true }\n",
            to: SampleCourse.exercise + "Sources/Even.swift")
        course.answer(.red, whereCodeContains: "n == n")
        course.answer(.red, whereCodeContains: "n != n")

        try course.perform("check", "Even", "--results", file)

        let results = try object(String(contentsOfFile: file, encoding: .utf8))
        #expect(results["status"] as? String == "fail")
        let last = (results["tests"] as? [[String: Any]])?.last
        #expect(last?["name"] as? String == "Done")
        #expect((last?["message"] as? String)?.contains("put the code back") == true)
    }

    @Test func `results are about one exercise`() throws {
        #expect(throws: UsageError.self) { try course.perform("check", "--results", file) }
    }

    private func array(_ text: String) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
