import Foundation
import Testing

@testable import kata

struct PlaceOnPagesTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test(arguments: [
        ("1", "%F0%9F%94%B4-11-Red-nothing-there"), ("1.1", "%F0%9F%9F%A2-12-Green-it-is"),
        ("1.3", "13-Break-it-no-year-is"),
    ])
    func `it is the step that comes next, and at the end the last`(
        _ step: String, _ anchor: String
    ) throws {
        try course.perform("follow", step)

        let here = try #require(try PlaceOnPages(of: course.world))

        #expect(here.location.hasPrefix("/documentation/tddkata/01-leap#"))
        #expect(here.location.hasSuffix(anchor))
        #expect(here.style.contains(anchor + #""]::after"#))
    }

    @Test func `who works on an exercise is on its page, until it is done`() throws {
        try course.perform("follow", "1")
        try course.perform("check", "Even")

        let working = try #require(try PlaceOnPages(of: course.world))
        #expect(working.location == "/documentation/tddkata/exercise-even")
        #expect(working.style == "")

        try course.state.remember { $0.done = ["Even"] }
        let done = try #require(try PlaceOnPages(of: course.world))
        #expect(done.location.hasPrefix("/documentation/tddkata/01-leap#"))
    }

    @Test func `who has begun nothing is nowhere`() throws {
        #expect(try PlaceOnPages(of: course.world) == nil)
    }

    // MARK: Told to other programs

    @Test func `while pages are served, follow says where the step is`() throws {
        try course.state.tellOfPages(at: "http://127.0.0.1:7000/")

        try course.perform("follow", "1")

        #expect(
            course.output.contains("Chapters/01-Leap.md:5\n          http://127.0.0.1:7000/here\n"))
    }

    @Test func `a server whose number another program has by now is not spoken of`() throws {
        try course.state.tellOfPages(at: "http://127.0.0.1:7000/")
        try course.write("\(getpid()) http://127.0.0.1:7000/\n", to: ".kata/pages")

        #expect(course.state.hereOnPages == nil)
    }

    @Test func `a server that has ended is not spoken of`() throws {
        close(try course.state.tellOfPages(at: "http://127.0.0.1:7000/"))

        #expect(course.state.hereOnPages == nil)
        try course.perform("follow", "1")
        #expect(!course.output.contains("http"))
    }
}
