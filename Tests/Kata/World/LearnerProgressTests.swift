import Foundation
import Testing

@testable import kata

struct LearnerProgressTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `whoever only asks moves no damaged file`() throws {
        try course.write("{ not json", to: ".kata/progress.json")

        let progress = course.state.progress()

        #expect(progress == LearnerProgress())
        #expect(try course.read(".kata/progress.json") == "{ not json")
    }

    @Test func `a damaged file is kept aside, and the learner is told where`() throws {
        try course.write("{ not json", to: ".kata/progress.json")

        try course.perform("list")

        #expect(try course.read(".kata/progress.json.damaged") == "{ not json")
        #expect(!course.project.exists(".kata/progress.json"))
        #expect(course.errors.contains(".kata/progress.json.damaged\n"))
    }

    @Test func `a second damaged file does not replace the first`() throws {
        for text in ["{ first", "{ second"] {
            try course.write(text, to: ".kata/progress.json")
            try course.state.remember { $0.hints["Even"] = text.count }
        }

        #expect(try course.read(".kata/progress.json.damaged") == "{ first")
        #expect(try course.read(".kata/progress.json.damaged-2") == "{ second")
    }

    @Test func `of two that remember at once, nothing is lost`() throws {
        let state = course.state

        DispatchQueue.concurrentPerform(iterations: 40) { number in
            try? state.remember { $0.hints["\(number)"] = number }
        }

        #expect(state.progress().hints.count == 40)
    }

    @Test func `a number below zero is none`() throws {
        try course.write(
            #"{"hints": {"Even": -3}, "reached": {"Leap": -1}, "step": -7}"#,
            to: ".kata/progress.json")

        let progress = course.state.progress()

        #expect(progress == LearnerProgress(step: 0, reached: ["Leap": 0], hints: ["Even": 0]))
    }

    @Test func `a chapter is remembered by its name, whatever its number becomes`() throws {
        try course.perform("follow", "1.2")
        try course.renumber("01-Leap", to: "02-Leap")
        try course.write("# 1 · Before\n", to: "Chapters/01-Before.md")

        try course.perform("list")

        #expect(course.output.contains("1 · Before                        · not begun\n"))
        #expect(course.output.contains("◐ step 2.2 of 3\n"))
    }

    @Test(arguments: [
        #"{"done": ["Even"]}"#, #"{"done": ["Even"], "next year": {"x": 1}}"#,
        #"{"done": ["Even", 7], "hints": "many", "following": {}, "reached": {"Leap": "far"}}"#,
    ])
    func `what a version does not know, or does not have yet, does no harm`(text: String) throws {
        try course.write(text, to: ".kata/progress.json")

        #expect(course.state.progress() == LearnerProgress(done: ["Even"]))
    }

    @Test(arguments: [3, 4]) func `a chapter that has become shorter stays done`(step: Int) throws {
        try course.state.remember { $0.reached = ["Leap": step] }

        try course.perform("list")

        #expect(course.output.contains("1 · Leap years                    ✔ done\n"))
    }
}
