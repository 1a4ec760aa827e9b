import Foundation
import Testing

@testable import kata

/// What a check hands over to other programs.
struct CheckReportsTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        course.answer(.red, whereCodeContains: "n == n")
    }

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
        course.answer(.green, whereCodeContains: "n % 2 == 0")

        try course.perform("check", "Even", "--json")

        let judgement = try #require(try array(course.output).first)
        let square = try #require(judgement["yourTestsOnYourCode"] as? [String: Any])
        #expect(square["verdict"] as? String == "red")
        #expect(square["failing"] as? [String] == ["is even"])
        #expect(judgement["yourTestsOnOurCode"] == nil)
    }

    @Test func `what nobody has begun is an empty array`() throws {
        #expect(try course.perform("check", "--json") == 1)

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

    private func array(_ text: String) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
}
