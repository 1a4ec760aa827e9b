import Foundation
import Testing

@testable import kata

/// Who should have handed something in, and what comes back to them.
struct ReturnTests: Grading {
    let course: SampleCourse
    let room: TemporaryFolder

    init() throws {
        course = try SampleCourse()
        room = try TemporaryFolder()
    }

    private func list(_ text: String) throws -> GradeAll.Options {
        try room.write(text, to: "roster.csv")
        return GradeAll.Options(people: room.url("roster.csv").path)
    }

    // MARK: - The list

    @Test func `who is on the list is known in whatever form, unless it may be others`() throws {
        let list = try Roster(
            "Kim Lee,kim@example.org,klee7\nZoë Ng,zoe@example.org,\nKim Lee Ng,n@example.org,\n"
                + "Ann Bo,a@a.org,ab\nBo Ann,b@b.org,AB\n",
            path: "r")
        let known = [
            "Kim Lee", "kim_lee", "Lee, Kim", "KIM LEE (1)", "kim@example.org", "kim", "klee7",
            "filename-klee7",
        ]
        let unknown = ["Lee", "Ng", "zoe ng kim", "klee", "example.org", "ann_bo", "filename-ab"]

        #expect(known.filter { list.person(called: $0)?.name == "Kim Lee" } == known)
        #expect(unknown.compactMap { list.person(called: $0) } == [])
    }

    @Test(arguments: [
        "Zoë,z@example.org,zz\n", "\u{feff}Alias;Name;E-mail\r\nzz;Zoë;z@example.org\r\n",
        "Zoë; z@example.org; zz", "\"Zoë\";z@example.org;\"zz\"\n",
        "name\taddress\talias\n\"Zoë\"\tz@example.org\tzz\n\n",
    ])
    func `a list is read as a spreadsheet writes it`(_ text: String) throws {
        #expect(
            try Roster(text, path: "r").people == [
                Roster.Person(name: "Zoë", address: "z@example.org", aliases: ["zz"])
            ])
    }

    @Test(arguments: ["Ann,a@b\nAnn,c@d\n", ",a@b\n"])
    func `a list on which somebody cannot be told is refused`(_ text: String) throws {
        #expect(throws: KataError.self) { try Roster(text, path: "r") }
    }

    @Test(arguments: [
        ("Lee, Kim;kim@example.org\nBär, Zoë;z@example.org\n", ["Lee, Kim", "kim@example.org"]),
        ("\"a;b\",c\n", ["a;b", "c"]), ("a;b\tc\n", ["a;b", "c"]),
        ("Kim Lee,kim@x.org,kimlee;kim\n", ["Kim Lee", "kim@x.org", "kimlee;kim"]),
    ])
    func `a comma in a name ends no cell where something else does`(text: String, cells: [String]) {
        #expect(CSV.rows(text).first == cells)
    }

    @Test func `cells keep quotes, commas and line breaks`() {
        let rows = [["a \"b\"", "c,d"], ["e\nf", ""]]

        #expect(CSV.rows(CSV.text(rows)) == rows)
    }

    @Test(arguments: [("a\"\u{338},=1", "\"a\"\"\u{338},=1\""), ("=\u{338}1", "\"'=\u{338}1\"")])
    func `a mark behind a sign takes nothing of its meaning in a cell`(text: String, cell: String) {
        #expect(Array(CSV.text([[text]]).unicodeScalars) == Array((cell + "\r\n").unicodeScalars))
        #expect(CSV.rows(CSV.text([["x" + text]])) == [["x" + text]])
    }

    @Test func `who has handed in nothing and who is unknown are said, and nobody is twice`() throws
    {
        for name in ["Ann Lee", "Eve"] { try hand(in: name, code: code, tests: tests) }
        try room.write("", to: "submissions/annlee (1)/README.md")

        let book = try grade(
            world(), options: list("Lee Ann,a@example.org,annlee\nBob,b@example.org,\n"))

        #expect(book.people.map(\.name) == ["Bob", "Eve", "Lee Ann"])
        #expect(book.people.map(\.absence) == [.nothingCame, .notOnTheList, nil])
        #expect(book.people[2].grades[0].state == .notYet)
        #expect(course.output.contains("Nothing came from: Bob\nNot on the list: Eve\n"))
        let page = try result("grades.html")
        #expect(page.contains("<b>Nothing came from: </b>Bob."))
    }

    private func listed(_ people: String, _ folders: [String]) throws -> [HandIn] {
        for folder in folders { try room.write("", to: "in/\(folder)/a") }
        return try HandIn.all(in: room.url("in")).handIns.named(by: Roster(people, path: "r"))
    }

    @Test(arguments: [
        (["parrot-ann", "parrot-bo-ann"], ["parrot-ann"]),
        (["parrot-ann", "even-ann"], ["even-ann", "parrot-ann"]),
        (["parrot-kim", "parrot-bo-ann"], []),
        (["parrot-bo-ann"], ["parrot-bo-ann"]),
        (
            ["parrot-ann", "parrot-2-ann", "parrot-kim", "parrot-2-kim"],
            ["parrot-2-ann", "parrot-ann"]
        ),
    ])
    func `a repository is not of a person whose name another's ends with`(
        _ folders: [String], _ hers: [String]
    ) throws {
        let all = try listed("Ann Lee,a@x.org,ann\nKim Ng,k@x.org,kim\n", folders)

        #expect(all[0].parts.map(\.entry.text).sorted() == hers)
        #expect(
            all.filter { $0.absence == .notOnTheList }.map(\.name)
                == (folders.contains("parrot-bo-ann") && hers != folders ? ["parrot-bo-ann"] : []))
    }

    @Test func `longer aliases are known beside shorter ones`() throws {
        let all = try listed(
            "Ann Lee,a@x.org,ann\nBo Ann,b@x.org,bo-ann\n", ["parrot-ann", "parrot-bo-ann"])

        #expect(all.map { $0.parts.map(\.entry.text) } == [["parrot-ann"], ["parrot-bo-ann"]])
    }

    @Test(arguments: [
        (
            "Maria Garcia,,\nMaria Garcia 2,,\n",
            [
                "Maria Garcia 0", "Maria Garcia 2 0", "Maria Garcia (47) 1", "Maria Garcia (48) 1",
            ]
        ),
        ("Maria Garcia,,\n", ["Maria Garcia 0", "Maria Garcia (47) 1", "Maria Garcia (48) 1"]),
        (
            "Maria Garcia (47),,\nMaria Garcia (48),,\n",
            ["Maria Garcia (47) 1", "Maria Garcia (48) 1"]
        ),
        ("Ann,,\n", ["Ann 0", "Maria Garcia 1", "Maria Garcia (48) 1"]),
    ])
    func `two people whom Moodle tells apart are never one`(_ people: String, _ rows: [String])
        throws
    {
        let folders = [47, 48].map { "Maria Garcia_\($0)_assignsubmission_file_" }

        #expect(try listed(people, folders).map { "\($0.name) \($0.parts.count)" } == rows)
    }

    @Test(arguments: [
        (["Kim Lee_46", "Kim Lee 2_47"], ["Kim Lee 1", "Kim Lee 2 1"]),
        (["Kim Lee 2_47"], ["Kim Lee 0", "Kim Lee 2 1"]),
    ])
    func `Moodle's number takes none from a name`(_ owners: [String], _ rows: [String]) throws {
        let all = try listed(
            "Kim Lee,,\nKim Lee 2,,\n", owners.map { $0 + "_assignsubmission_file_" })

        #expect(all.map { "\($0.name) \($0.parts.count)" } == rows)
    }

    @Test func `numbers that belong to a name are not those of a browser`() throws {
        let all = try listed("Kim Lee,,\nKim Lee 2,,\n", ["Kim Lee", "Kim Lee 2", "Kim Lee (1)"])

        #expect(all.map(\.parts.count) == [2, 1])
    }

    // MARK: - What comes back

    @Test func `what the teacher writes is on the person's page`() throws {
        try hand(in: "Zoë Ng", code: code, tests: tests)
        try room.write("Good names!\n<b>Go on.</b>\n", to: "submissions-grades/comments/zoe ng.md")
        try room.write("?", to: "submissions-grades/comments/Bob.md")

        try grade(world())
        try grade(world())

        let page = try result(GradeFiles.path(of: "Zoë Ng"))
        #expect(
            page.contains(
                "<blockquote><p>Good names!</p><p>&lt;b&gt;Go on.&lt;/b&gt;</p></blockquote>"))
        #expect(course.output.contains("comments/Bob.md is on no page: call it just as one"))
        #expect(!course.output.contains("What was there before"))
    }

    @Test func `a comment for one person is on no other's page`() throws {
        for name in ["Jose", "José", "Ann"] { try hand(in: name, code: code, tests: tests) }
        let comments = ["Jose": "to Jose", "jose_": "to whom?", "ann-": "first", "Ann": "to Ann"]
        for (name, text) in comments {
            try room.write(text, to: "submissions-grades/comments/\(name).md")
        }

        let book = try grade(world())

        #expect(book.people.map(\.name) == ["Ann", "Jose", "José"])
        #expect(book.people.map(\.comment) == ["to Ann", "to Jose", nil])
        for name in ["ann-", "jose_"] {
            #expect(course.output.contains("comments/\(name).md is on no page"))
        }
    }

    @Test func `a comment that is no text keeps nobody's grade from anybody`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        try room.write("Good names!", to: "submissions-grades/comments/Ann.md")
        try Data([0x47, 0xfc]).write(to: room.url("submissions-grades/comments/Bob.md"))
        mkfifo(room.url("submissions-grades/comments/Cat.md").path, 0o600)

        try grade(world())

        #expect(try result(GradeFiles.path(of: "Ann")).contains("Good names!"))
        for name in ["Bob", "Cat"] {
            let path = room.url("submissions-grades/comments/\(name).md").path
            #expect(course.errors.contains("error: \(path) cannot be read"), "\(course.errors)")
        }
        #expect(!course.errors.contains("git restore"))
    }

    @Test func `a list that is no text is no file of the course`() throws {
        try Data([0x47, 0xfc]).write(to: room.url("roster.csv"))
        let options = GradeAll.Options(people: room.url("roster.csv").path)

        let error = #expect(throws: KataError.self) { try grade(world(), options: options) }

        let text = error?.text(.swiftRun) ?? ""
        #expect(text.contains("Save it in your editor with the encoding UTF-8."))
        #expect(!text.contains("git restore"))
    }

    @Test func `only exercises that anybody has begun are shown, or those that were named`() throws
    {
        try course.addExercise("Odd")
        try hand(in: "Ann", code: code, tests: tests)

        try grade(world())
        #expect(try !result("grades.csv").contains("Odd"))

        try grade(world(), ["Odd"])
        #expect(try result("grades.csv").contains("\"Odd\",\"missing\""))
    }

    @Test func `what is not understood is said once, on everybody's page`() throws {
        try course.addExercise("Odd")
        try room.write("let a = 1\n", to: "submissions/Ann/work.swift")
        try hand(in: "Bob", code: code, tests: tests)

        let book = try grade(world())

        #expect(book.people[0].grades.map(\.state) == [.unreadable, .unreadable])
        #expect(try result("grades.csv").contains("\"Ann\",\"Even\",\"unreadable\""))
        let page = try result(GradeFiles.path(of: "Ann"))
        #expect(page.contains("We have not found an exercise in what you handed in."))
        #expect(page.split(separator: "work.swift").count == 2)
    }
}
