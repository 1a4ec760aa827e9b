import Foundation
import Testing

@testable import kata

struct StoryTests {
    @Test func `the story of a small exercise`() {
        let history = History([
            .dark(disabled: "adds", "counts"),
            .red("adds", at: 5_000).predicted(green: false),
            .green("adds", at: 5_040).predicted(green: false),
            .refactor("adds", "counts", changed: .tests),
        ])

        let story = Story("Sums", history)

        #expect(story.name == "Sums")
        #expect(story.saves == 4)
        #expect(story.cycles == [.init(start: 5_000, end: 5_040, tests: ["adds"])])
        #expect(story.lights == [.dark, .red, .green, .refactor])
        #expect(story.predictionsRight == 1)
        #expect(story.predictions == 2)
    }

    @Test func `its tests are those at the end, in the order of their names`() {
        let history = History([.red("counts", "gone"), .green("counts", "adds")])

        let story = Story("Sums", history)

        #expect(story.tests == ["adds", "counts"])
    }

    @Test(arguments: [Entry.amber(changed: .code), .crash(in: "adds")])
    func `the tests before the end count, if it does not compile or crashes`(_ last: Entry) {
        let story = Story("Sums", History([.green("counts", "adds"), last]))

        #expect(story.tests == ["adds", "counts"])
    }

    @Test func `of tests that are gone nobody asks whether they were red`() {
        let history = History([
            .red("gone", "counts", "adds"), .green("gone", "adds", "counts", "divides"),
            .refactor("adds", "counts", "divides"),
        ])

        let story = Story("Sums", history)

        #expect(story.seenRed == ["adds", "counts"])
    }

    @Test func `where nothing was saved there is little to tell`() {
        let story = Story("Sums", History())

        #expect(story.saves == 0)
        #expect(story.tests.isEmpty)
        #expect(story.cycles.isEmpty)
    }

    @Test func `what is written can be read`() throws {
        let story = Story(
            "Sums",
            History([.red("adds").predicted(green: false), .green("adds"), .refactor("adds")]))

        let data = try JSONEncoder().encode(story)

        #expect(try JSONDecoder().decode(Story.self, from: data) == story)
    }
}
