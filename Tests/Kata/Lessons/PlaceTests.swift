import Testing

@testable import kata

struct PlaceTests {
    /// A test is written, broken on purpose, joined by another one, and is rid of it again.
    private let chapter: ReplayedChapter

    init() throws {
        chapter = try Self.chapter([
            (.green, "A", "a"), (.breakIt, "A", "!"), (.green, "A", "b"), (.refactor, "A", "a"),
        ])
    }

    private static func chapter(
        _ steps: [(sign: Sign, module: String, text: String)]
    ) throws -> ReplayedChapter {
        let texts = steps.map { sign, module, text in
            """
            ### \(sign.rawValue) A step

            ```swift
            // Tests/\(module)Tests/T.swift
            \(text)
            ```

            ```console
            Something failed
            ```

            """
        }
        return try ReplayedChapter(
            Catalogue.Chapter(number: 4, path: "C.md", title: "C", steps: 4, exercises: []),
            Lesson("# C\n" + texts.joined(), path: "C.md"), text: "", from: Tree())
    }

    private static func files(_ text: String) -> Tree {
        Tree(["Tests/ATests/T.swift": text + "\n"])
    }

    @Test(arguments: [
        (0, 1, "the first that looks like it"),
        (1, 1, "the one where one was"),
        (2, 2, "the sabotage that was taken back"),
        (3, 4, "the next that looks like it"),
        (9, 4, "the last that looks like it"),
    ])
    func `of steps that look alike it is`(_ last: Int, _ step: Int, _ name: String) {
        let here = chapter.whereabouts(of: Self.files("a"), last: last)

        #expect(here == Whereabouts(step: step, isSure: true, damage: nil))
    }

    @Test(arguments: [Sign.breakIt, .hole])
    func `a sabotage that is still in is named`(_ sign: Sign) {
        var chapter = chapter
        chapter.steps[1].sign = sign

        let here = chapter.whereabouts(of: Self.files("!"), last: 0)

        #expect(here == Whereabouts(step: 1, isSure: false, damage: 2))
    }

    @Test func `words that are like none take nobody back`() {
        let following = Following(chapter, package: Self.files("mine"), last: 3)

        #expect(following.here == Whereabouts(step: 3, isSure: false, damage: nil))
    }

    @Test func `lines in another order are not the chapter's`() throws {
        let chapter = try Self.chapter([(.green, "A", "one\ntwo")])

        let here = chapter.whereabouts(of: Self.files("two\none"), last: 0)

        #expect(here == Whereabouts(step: 1, isSure: false, damage: nil))
    }

    @Test func `the command runs all tests that the chapter touches, from its first step on`()
        throws
    {
        let chapter = try Self.chapter([(.green, "A", "a"), (.breakIt, "B", "b")])

        #expect(chapter.testCommand == "swift test --filter 'ATests|BTests'")
    }
}
