import Testing

@testable import Course
@testable import kata

struct PlaceTests {
    /// A test is written, broken on purpose, joined by another one, and rid of it again.
    private let chapter: ReplayedChapter

    init() throws {
        let steps = ["a", "!", "a b", "a"]
        let signs: [Sign] = [.green, .breakIt, .green, .refactor]
        var moments: [Moment] = []
        for (text, sign) in zip(steps, signs) {
            let before = moments.last?.after ?? Tree()
            let during = Tree(["Tests/\(text == "a b" ? "B" : "A")Tests/T.swift": text])
            moments.append(
                Moment(
                    step: Step(sign: sign, heading: text, line: 7), before: before,
                    during: before.merging(during)))
        }
        moments[3].during = moments[0].during
        chapter = ReplayedChapter(
            chapter: Catalogue.Chapter(
                number: 4, path: "C.md", title: "C", steps: 4, exercises: []),
            lesson: try Lesson("# C", path: "C.md"), moments: moments, start: Tree())
    }

    @Test(arguments: [
        Row(files: "a", last: 0, step: 1, name: "the first that looks like it"),
        Row(files: "a", last: 1, step: 1, name: "the one where one was"),
        Row(files: "a", last: 2, step: 2, name: "the sabotage that was taken back"),
        Row(files: "a", last: 3, step: 4, name: "the next that looks like it"),
        Row(files: "a", last: 9, step: 4, name: "the last that looks like it"),
    ])
    func `of steps that look alike it is`(_ row: Row) {
        let files = Tree(["Tests/ATests/T.swift": row.files])

        let here = chapter.whereabouts(of: files, last: row.last)

        #expect(here == Whereabouts(step: row.step, isExact: true, damage: nil))
    }

    struct Row: CustomTestStringConvertible {
        var files: String
        var last: Int
        var step: Int
        var name: String
        var testDescription: String { name }
    }

    @Test(arguments: [Sign.breakIt, .hole])
    func `a sabotage that is still in is named`(_ sign: Sign) {
        var chapter = chapter
        chapter.moments[1].step.sign = sign
        let files = Tree(["Tests/ATests/T.swift": "!"])

        let here = chapter.whereabouts(of: files, last: 0)

        #expect(here == Whereabouts(step: 1, isExact: false, damage: 2))
    }

    @Test func `the command runs all tests that the chapter touches, from its first step on`() {
        #expect(chapter.testCommand == "swift test --filter 'ATests|BTests'")
    }

    @Test(arguments: ["", "4.", ".7", "x", "4.7.1", "4,7", "4.-1", "-4", "+4", "4.٧"])
    func `other words are no place`(_ text: String) {
        #expect(Place(text) == nil)
    }
}
