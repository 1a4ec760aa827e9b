import Foundation
import Testing

@testable import kata

/// What lies where results go is not lost.
struct GradeResultsTests: Grading {
    let course: SampleCourse
    let room: TemporaryFolder

    init() throws {
        course = try SampleCourse()
        room = try TemporaryFolder()
        try course.addExercise("Odd")
        for name in ["Ada", "Ben"] {
            try hand(in: name, code: code, tests: tests)
            try room.write(code, to: "submissions/\(name)/Odd/Sources/Even.swift")
        }
    }

    private func write(_ text: String, to path: String) throws {
        try room.write(text, to: "submissions-grades/" + path)
    }

    /// All that was moved out of the way, by its path in the backup.
    private func backup() throws -> [String: String] {
        let folder = course.project.url(".kata/backups")
        guard let name = Disk.names(in: folder).last else { return [:] }
        return try Disk.tree(in: folder.appendingPathComponent(name), below: "") { _ in true }.files
    }

    @Test func `results of another exercise are joined to those of before`() throws {
        try grade(world(), ["Even"])
        let first = try result("grades.csv")

        let book = try grade(world(), ["Odd"])

        #expect(book.exercises.map(\.name) == ["Even", "Odd"])
        #expect(
            book.people.map { $0.grades.map(\.state) } == [
                [.notYet, .notYet], [.notYet, .notYet],
            ])
        #expect(try result("grades.csv") != first)
        #expect(try backup() == [:])

        // One that is judged again has the new grade.
        try hand(in: "Ada", code: SampleCourse.starterCode, tests: SampleCourse.starterTests)
        let again = try grade(world(), ["Even"])

        #expect(again.exercises.map(\.name) == ["Even", "Odd"])
        #expect(again.people[0].grades.map(\.state) == [.notBegun, .notYet])
    }

    @Test func `who has handed in nothing now keeps what they had`() throws {
        try grade(world(), ["Even"])
        try FileManager.default.removeItem(at: room.url("submissions/Ada"))

        let book = try grade(world(), ["Odd"])

        #expect(book.people.map(\.name) == ["Ada", "Ben"])
        #expect(book.people[0].grades.map(\.state) == [.notYet, .missing])
    }

    @Test(arguments: [true, false])
    func `who comes later is not said to have handed in nothing of the other exercises`(
        _ isListed: Bool
    ) throws {
        try room.write("Ada,,\nBen,,\nZoe,,\n", to: "roster.csv")
        let people = isListed ? room.url("roster.csv").path : nil
        let options = GradeAll.Options(people: people)
        try grade(world(), options: options)
        try hand(in: "Zoe", code: code, tests: tests)

        let book = try grade(world(), ["Odd"], options: options)

        #expect(book.people[2].grades.map(\.state) == [.notJudged, .missing])
        #expect(try result("grades.csv").contains("\"Zoe\",\"Even\",\"not judged yet\""))
        let page = try result(GradeFiles.path(of: "Zoe"))
        #expect(page.contains("<h2>Not judged yet</h2><p>Even.</p>"))
        #expect(course.output.contains("Zoe: not all is judged yet; grade again, and name no"))

        let all = try grade(world(), options: options)
        #expect(all.people[2].grades.map(\.state) == [.notYet, .missing])
    }

    @Test func `results of people who are no longer there go to a backup`() throws {
        try grade(world(), ["Even"])
        let page = try result(GradeFiles.path(of: "Ada"))
        try FileManager.default.removeItem(at: room.url("submissions/Ada"))

        let book = try grade(world(), ["Even"])

        #expect(book.people.map(\.name) == ["Ben"])
        #expect(try results()[GradeFiles.path(of: "Ada")] == nil)
        #expect(try backup()[GradeFiles.path(of: "Ada")] == page)
        #expect(try backup()["grades.json"]?.contains("Ada") == true)
        #expect(course.output.contains(".kata/backups/"))
    }

    @Test func `files of one's own that are called alike are kept`() throws {
        try write("my own list\n", to: "grades.csv")
        try write("<b>Ada</b>", to: GradeFiles.path(of: "Ada"))
        try write("call her parents\n", to: "people/notes.txt")

        try grade(world())

        #expect(try result("grades.csv").hasPrefix("\"person\""))
        #expect(try result("people/notes.txt") == "call her parents\n")
        #expect(
            try backup() == [
                "grades.csv": "my own list\n", GradeFiles.path(of: "Ada"): "<b>Ada</b>",
            ])
    }

    @Test func `a list to which somebody has added something is kept`() throws {
        try grade(world())
        let mine = try result("grades.csv") + "\"points\",\"17\"\r\n"
        try write(mine, to: "grades.csv")
        try write("call her parents\n", to: "people/notes.txt")

        try grade(world())

        #expect(try backup() == ["grades.csv": mine])
        #expect(try result("people/notes.txt") == "call her parents\n")
    }

    @Test func `nothing is written through a link`() throws {
        try room.write("theirs\n", to: "elsewhere/grades.csv")
        try FileManager.default.createDirectory(
            at: room.url("submissions-grades"), withIntermediateDirectories: true)
        try room.link("submissions-grades/grades.csv", to: "../elsewhere/grades.csv")
        try room.link("submissions-grades/people", to: "../elsewhere")

        try grade(world())

        #expect(try room.files(in: "elsewhere") == ["grades.csv": "theirs\n"])
    }

    @Test(arguments: ["submissions", "submissions/Ada", "submissions/new", "link/new"])
    func `results do not go among what was handed in`(_ place: String) throws {
        try room.link("link", to: "submissions")
        let before = try room.files(in: "submissions")
        let into = room.url(place).path

        let error = #expect(throws: KataError.self) {
            try GradeAll(world: world(), options: .init(into: into))
                .run(room.url("submissions").path, [])
        }

        #expect(error?.description.contains(into) == true)
        #expect(try room.files(in: "submissions") == before)
    }

    @Test(arguments: [
        (#""grades":["#, #""grades":[],"more":["#),
        (#""work":["#, #""work":[],"more":["#),
        ("{", "{{"),
    ])
    func `results that are short or damaged are kept aside`(_ old: String, _ new: String)
        throws
    {
        try grade(world())
        let text = try result("grades.json")
        let damaged = text.filter { !$0.isWhitespace }.replacing(old, with: new)
        try write(damaged, to: "grades.json")

        try grade(world())

        #expect(try result("grades.json") == text)
        #expect(try backup()["grades.json"] == damaged)
    }
}
