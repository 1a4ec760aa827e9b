import Foundation
import Testing

@testable import kata

/// What is remembered of somebody may be of another course, or damaged.
struct BeyondTheEndTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse(report: .red)
        try course.perform("follow", "1.1")
        try course.write("let other = 1\n", to: "Practice/Sources/Leap/Leap.swift")
    }

    @Test(
        arguments: ["-1", "0", "4", "99", "9223372036854775807", "1e300", "\"far\"", "null"],
        [
            [], ["list"], ["compare"], ["watch", "--once"], ["check", "1"], ["check"],
            ["follow", "1"], ["follow", "1.1"], ["log"], ["back"], ["hint"], ["compare", "1.2"],
        ])
    func `no command ends at a step that is not in the chapter`(_ step: String, _ words: [String])
        throws
    {
        try remember(#"{"following": "Leap", "step": \#(step), "reached": {"Leap": \#(step)}}"#)

        #expect(throws: Never.self) { try course.perform(words) }
    }

    @Test(arguments: [
        [], ["list"], ["compare"], ["watch", "--once"], ["check", "1"], ["follow", "1"],
    ])
    func `a chapter that has lost all its steps is still a chapter`(_ words: [String]) throws {
        try course.write("# 1 · Leap years\n", to: "Chapters/01-Leap.md")
        try remember(#"{"following": "Leap", "step": 3, "reached": {"Leap": 3}}"#)

        #expect(throws: Never.self) { try course.perform(words) }
    }

    @Test func `where Practice is gone, a step that is there is offered`() throws {
        try remember(#"{"following": "Leap", "step": 99}"#)
        try FileManager.default.removeItem(at: course.project.url("Practice"))

        try course.perform()

        course.expect("Next:  swift run kata follow 1.3\n")
    }

    @Test(
        arguments: [
            "", "[]", "7", "\"x\"", "{\"following\": 7}", "{\"written\": [1]}",
            #"{"written": {"Practice/": 7}, "laidOut": {"Leap": 99}, "following": "Gone"}"#,
        ], [[], ["list"], ["follow", "1"], ["back"]])
    func `what is remembered in another shape does no harm`(_ text: String, _ words: [String])
        throws
    {
        try remember(text)

        #expect(throws: Never.self) { try course.perform(words) }
    }

    private func remember(_ text: String) throws {
        try course.write(text, to: ".kata/progress.json")
    }
}
