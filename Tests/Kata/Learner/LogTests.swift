import Foundation
import Testing

@testable import kata

struct LogTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `the story tells saves, cycles, what was seen red, and predictions`() throws {
        try save(
            .red("is even", at: 5_000).predicted(green: false),
            .green("is even", at: 5_040).predicted(green: false),
            .amber(changed: .tests, at: 5_060), .green("is even", "is odd", at: 5_185),
            .refactor("is even", "is odd", "is zero", changed: .tests, at: 5_200))

        #expect(try course.perform("log", "Even") == 0)

        #expect(
            course.output == """
                Even · 5 saves, 2 cycles

                  0:00  rga··gb
                        ✓✗
                        1┘2──┘

                r red, g green, b still green, a not compiling, · a minute, ✓ ✗ predicted right
                or wrong, 1─┘ a cycle

                From red to green:
                    1         40 s  is even
                    2    2 min 5 s  it did not compile

                Seen red before they were green: 2 of 3 tests
                Predictions: 1 of 2 right

                """)
    }

    @Test(
        arguments: [
            (0, "0 s"), (59.4, "59 s"), (59.5, "1 min 0 s"), (61, "1 min 1 s"),
            (3_599, "59 min 59 s"), (3_600, "1 h 0 min"), (7_290, "2 h 1 min"),
        ] as [(Double, String)])
    func `a cycle tells how long it took, and names all its tests`(
        _ seconds: Double, _ words: String
    ) throws {
        try save(
            .red("is odd", at: 5_000), .red("is even", "is odd", at: 5_000),
            .green("is even", "is odd", at: 5_000 + seconds))

        try course.expect(" \(words)  is even, is odd\n", from: "log", "Even")
    }

    @Test func `damaged lines are counted`() throws {
        try save(.green("is even"))
        try course.write(
            course.read(".kata/history/Even.jsonl") + "what?\nwhy?\n",
            to: ".kata/history/Even.jsonl")

        try course.expect(end: "\n2 damaged lines passed over.\n", from: "log", "Even")
    }

    @Test(arguments: [
        ("Even", "watch Even"), ("chapter-1", "follow 1, then swift run kata watch"),
    ])
    func `before the first save it says how to begin`(_ name: String, _ words: String) throws {
        #expect(try course.perform("log", name) == 0)

        #expect(course.output == "No saves of \(name) yet. Begin: swift run kata \(words)\n")
    }

    @Test func `where all lines are damaged it says so too`() throws {
        try course.write("what?\n", to: ".kata/history/Even.jsonl")

        try course.perform("log", "Even")

        #expect(
            course.output == """
                No saves of Even yet. Begin: swift run kata watch Even
                1 damaged line passed over.

                """)
    }

    // MARK: Chapters

    @Test func `a chapter has a story too`() throws {
        try save(.red("2024 is a leap year"), of: "chapter-Leap")

        for name in ["1", "chapter-1"] {
            try course.expect(start: "chapter-1 · 1 save, 0 cycles\n", from: "log", name)
            course.expect(end: "\n\nr red\n\nSeen red before they were green: 1 of 1 test\n")
        }
    }

    // MARK: Without a name

    @Test func `without a name it is the exercise that is worked on, or else the chapter`() throws {
        #expect(throws: KataError.notFollowing) { try course.perform("log") }

        try course.perform("follow", "1")
        try course.expect(start: "No saves of chapter-1 yet.", from: "log")

        try course.perform("check", "Even")
        try course.expect(start: "No saves of Even yet.", from: "log")
    }

    @Test(arguments: ["0", "2", "x", ""])
    func `there is no such chapter`(_ number: String) {
        #expect(throws: KataError.noSuchChapter(number, last: 1)) {
            try course.perform("log", "chapter-" + number)
        }
    }

    // MARK: JSON

    @Test func `as JSON the story can be read by a program`() throws {
        let entries = [
            Entry.red("is even", at: 5_000).predicted(green: true),
            .green("is even", at: 5_040).predicted(green: true),
        ]
        for count in [0, 2] {
            for entry in entries.prefix(count) { try save(entry) }

            #expect(try course.perform("log", "Even", "--json") == 0)

            let story = try JSONDecoder().decode(Story.self, from: Data(course.output.utf8))
            #expect(story == Story("Even", History(Array(entries.prefix(count)))))
        }
    }

    // MARK: -

    private func save(_ entries: Entry..., of name: String = "Even") throws {
        for entry in entries { try course.state.history(of: name).append(entry) }
    }

}
