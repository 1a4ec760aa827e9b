import Foundation
import Testing

@testable import kata

/// In whatever shape work comes, it is found; and what is not understood is not called missing.
struct HandInShapesTests {
    private let room: TemporaryFolder

    init() throws {
        room = try TemporaryFolder()
    }

    struct Shape: CustomTestStringConvertible {
        var testDescription: String
        /// Where the files of the exercise lie, from the room; `Sources` and `Tests` below it.
        var place: String
        /// What is done with them.
        var script: String
        var person: String

        init(_ name: String, _ place: String, _ script: String = "", person: String = "Ann") {
            testDescription = name
            self.place = place
            self.script = script
            self.person = person
        }
    }

    private static let flat = "mv Even/Sources/* Even/Tests/* . && rm -r Even"

    static let shapes = [
        Shape("hand-in's archive", "Ann/\(even)", "tar -czf Ann.tar.gz Ann && rm -r Ann"),
        Shape("hand-in's folder", "Ann/\(even)"),
        Shape("a zip of the exercise's folder", "Even", "zip -qr Ann.zip Even && rm -r Even"),
        Shape("an apostrophe", "Ä's/Even", "tar -cf Ann.tar Ä* && rm -r Ä*"),
        Shape(
            "a zip of a whole clone with .build", "clone/\(even)",
            """
            mkdir clone/.build && head -c 90000000 /dev/zero > clone/.build/program
            touch clone/Package.swift && zip -qr Ann.zip clone && rm -r clone
            """),
        Shape(
            "a clone with more in it than may come out", "clone/\(even)",
            """
            mkdir clone/build && head -c 90000000 /dev/zero > clone/build/program
            tar -czf Ann.tgz clone && rm -r clone
            """),
        Shape(
            "Moodle's folders", "Even",
            """
            mkdir Kim_1_assignsubmission_file && zip -qr Kim_1_assignsubmission_file/E.zip Even
            rm -r Even
            """, person: "Kim"),
        Shape(
            "Moodle without folders", "Even",
            "cd Even && zip -qr '../Kim Lee_4711_assignsubmission_file_Even.zip' . && rm -r ../Even",
            person: "Kim Lee"),
        Shape(
            "Moodle, file by file", "Even",
            flat + " && for f in *.swift; do mv $f \"Kim Lee_4711_assignsubmission_file_$f\"; done",
            person: "Kim Lee"),
        Shape(
            "a classroom's repository", "even-ann",
            "touch even-ann/Package.swift even-ann/.gitignore", person: "even-ann"),
        Shape(
            "an archive in an archive", "Even",
            "zip -qr Even.zip Even && zip -q Ann.zip Even.zip && rm -r Even*"),
        Shape("loose files", "Ann/Even", "cd Ann && " + flat),
        Shape(
            "loose files in the exercise's folder", "Ann/Even",
            "cd Ann/Even && mv Sources/* Tests/* . && rmdir Sources Tests"),
        Shape(
            "small letters", "Ann/x",
            """
            cd Ann && mkdir -p exercises/01-leap && mv x/Sources x/sources && mv x/Tests x/tests
            mv x exercises/01-leap/even
            """),
        Shape("the chapter's folder", "Ann/01-Leap/Even"),
        Shape("a second copy, with a number", "Ann/Even 2"),
        Shape("a copy of a copy", "Ann/Copy of even (3)"),
        Shape("a branch's archive", "even-main", "zip -qr Ann.zip even-main && rm -r even-main"),
        Shape("a folder's name that is no UTF-8", "Ann/x", #"mv Ann/x "$(printf 'Ann/\344')""#),
        Shape(
            "a person's name that is no UTF-8", "x", #"mv x "$(printf 'J\366rg')""#, person: "Jörg"),
        Shape(
            "an archive's name that is no UTF-8", "Even",
            #"zip -qr x.zip Even && mv x.zip "$(printf 'J\366rg.zip')" && rm -r Even"#,
            person: "Jörg"),
        Shape(
            "a Mac's archive", "Even",
            """
            mkdir -p __MACOSX/Even/Sources && touch __MACOSX/Even/Sources/._Even.swift
            zip -qr Ann.zip Even __MACOSX && rm -r Even __MACOSX
            """),
        Shape(
            "folders with other names", "Ann/Even",
            "cd Ann/Even && mv Sources Source && mv Tests Test"),
        Shape(
            "a picture beside tests", "Ann/Even",
            #"printf '\211PNG\377' > Ann/Even/Tests/shot.png"#),
        Shape(
            "the backups of an editor", "Ann/Even",
            "cd Ann/Even/Sources && echo old > Even.swift~ && echo old > Even.swift.orig"),
        Shape(
            "loose, beside a clone in which nothing was done", "Ann/Even",
            "cd Ann && " + flat + " && mkdir -p clone/\(even) && cp -r ../starter/* clone/\(even)"),
    ]

    @Test(arguments: shapes) func `it is found in`(_ shape: Shape) throws {
        try lay(shape.place, shape.script)

        let (handIns, others) = try HandIn.all(in: room.url("submissions"))

        #expect(handIns.map(\.name) == [shape.person])
        #expect(others == [])
        #expect(try found().files == [Self.even: .readable(Self.mine)])
    }

    /// What would else count as missing, as not begun, or as what was given.
    @Test(arguments: [
        ("Swift of no exercise", "rm -r Ann/* && echo 'let a = 1' > Ann/work.swift", "work.swift"),
        ("a text for people", "rm -r Ann/* && echo 'let a = 1' > Ann/work.docx", "work.docx"),
        ("a text typed into Moodle", "mv Ann Ann_1_assignsubmission_onlinetext", "into Moodle"),
        ("the work of two", "rm -r Ann/* && mkdir Ann/{A_1,B_2}_assignsubmission_file", "2 people"),
        ("an archive in a folder", "rm -r Ann/* && head -c 99 /dev/zero > Ann/a.zip", "damaged"),
        ("a locked archive", "zip -qr -P secret Ann.zip Ann && rm -r Ann", "password"),
        (
            "an archive that is locked in part",
            """
            cp starter/Sources/* Ann/Even/Sources && zip -qr Ann.zip Ann/Even/Sources
            zip -qr -P secret Ann.zip Ann/Even/Tests && rm -r Ann
            """, "password"
        ),
        ("a strong lock", "rm -r Ann && echo '\(strong)' | base64 -d > Ann.zip", "password"),
        ("opened, otherwise", "rm -r Ann && echo '\(opened)' | base64 -d > Ann.zip", "password"),
        ("opened, to nothing", "rm -r Ann && echo '\(emptied)' | base64 -d > Ann.zip", "password"),
        (
            "an empty archive", #"rm -r Ann && printf 'PK\005\006%018d' 0 | tr 0 '\000' > Ann.zip"#,
            "nothing in"
        ),
        ("empty folders", "rm Ann/Even/*/* && zip -qr Ann.zip Ann && rm -r Ann", "nothing in"),
        ("another archive that is called zip", "tar -czf Ann.zip Ann && rm -r Ann", "no archive"),
        ("an archive by RAR", "rm -r Ann && touch Ann.rar", "Ann.rar"),
        ("half a download", "rm -r Ann && touch Ann.zip.crdownload", "Ann.zip.crdownload"),
        (
            "a cut archive of which the work is gone",
            """
            cp starter/Sources/* Ann/Even/Sources && cp starter/Tests/* Ann/Even/Tests
            head -c 9000 /dev/zero > Ann/z && tar --sort=name -cf all.tar Ann && rm -r Ann
            head -c 8000 all.tar > Ann.tar && rm all.tar
            """, "not complete"
        ),
        ("capitals", "cd Ann/Even/Sources && mv Even.swift Even.SWIFT", "Even.SWIFT"),
        ("capitals in tests", "cd Ann/Even/Tests && mv E* EvenTests.Swift", "EvenTests.Swift"),
        ("a text", "cd Ann/Even/Tests && mv E* EvenTests.swift.txt", "EvenTests.swift.txt"),
        ("one beside folders", "cd Ann/Even && mv Sources/E* Even.swift.txt", "Even.swift.txt"),
        (
            "a second download beside what was given",
            """
            cd Ann/Even/Sources && mv Even.swift 'Even (1).swift'
            cp ../../../starter/Sources/Even.swift .
            """, "Even (1).swift"
        ),
        ("code among the tests", "cd Ann/Even && mv Sources/Even.swift Tests", "Tests/Even.swift"),
        ("tests among the code", "cd Ann/Even && mv Tests/E* Sources", "Sources/EvenTests.swift"),
        (
            "an archive beside what was given",
            "cp starter/Sources/* Ann/Even/Sources; rm -r Ann/Even/Tests; touch Ann/Even/work.7z",
            "work.7z"
        ),
        ("a patch", "rm -r Ann/* && touch Ann/a.patch", "a.patch"),
    ])
    func `whoever has worked has not begun nothing`(
        _ what: String, _ script: String, _ reason: String
    ) throws {
        try lay("Ann/Even", script)

        let files = try found().files[Self.even]

        #expect(files?.reason?.contains(reason) == true, "\(String(describing: files))")
    }

    /// An archive with a file that is locked as WinZip and 7-Zip do.
    private static let strong =
        "UEsDBBQAAQBjAOeuel3bc7myCgAAAAoAAAAeAAAARmlsZW5hbWUvU291cmNlcy9CbG9nZ2VyLnN3aWZ0c3RydWN0IEF7fVBLAQIUAxQAAQBjAOeuel3bc7myCgAAAAoAAAAeAAAAAAAAAAAAAACAAQAAAABGaWxlbmFtZS9Tb3VyY2VzL0Jsb2dnZXIuc3dpZnRQSwUGAAAAAAEAAQBMAAAARgAAAAAA"

    /// Archives with locked tests: of the old lock's twelve bytes only one is compared, so one file
    /// in 256 opens with a wrong password.
    private static let opened =
        "UEsDBAoAAAAAAHA3e133LByPCAAAAAgAAAAbABwAQW5uL0V2ZW4vU291cmNlcy9FdmVuLnN3aWZ0VVQJAANUKglrVCoJa3V4CwABBAAAAAAEAAAAAC8vIG91cnMKUEsDBAoACQAAAHA3e11A+oXBIwAAABcAAAAeAAAAQW5uL0V2ZW4vVGVzdHMvRXZlblRlc3RzLnN3aWZ0SDndWppOtE1d2HXkXvMKEgnKLVUeMy7lZ8j1jZBDUACthzVQSwcIQPqFwSMAAAAXAAAAUEsBAh4DCgAAAAAAcDd7XfcsHI8IAAAACAAAABsAGAAAAAAAAQAAAKSBAAAAAEFubi9FdmVuL1NvdXJjZXMvRXZlbi5zd2lmdFVUBQADVCoJa3V4CwABBAAAAAAEAAAAAFBLAQIeAwoACQAAAHA3e11A+oXBIwAAABcAAAAeAAAAAAAAAAEAAACkgV0AAABBbm4vRXZlbi9UZXN0cy9FdmVuVGVzdHMuc3dpZnRQSwUGAAAAAAIAAgCtAAAAzAAAAAAA"
    private static let emptied =
        "UEsDBAoAAAAAAHA3e133LByPCAAAAAgAAAAbABwAQW5uL0V2ZW4vU291cmNlcy9FdmVuLnN3aWZ0VVQJAANUKglrVCoJa3V4CwABBAAAAAAEAAAAAC8vIG91cnMKUEsDBBQACQAIAHg3e12568q9LAAAABcBAAAeAAAAQW5uL0V2ZW4vVGVzdHMvRXZlblRlc3RzLnN3aWZ08NV+XjbGK5tEiSCXXlfhUQSFka9pj/1UxgRPLhPQhOd4tNbGExvEEleT3LxQSwcIuevKvSwAAAAXAQAAUEsBAh4DCgAAAAAAcDd7XfcsHI8IAAAACAAAABsAGAAAAAAAAQAAAKSBAAAAAEFubi9FdmVuL1NvdXJjZXMvRXZlbi5zd2lmdFVUBQADVCoJa3V4CwABBAAAAAAEAAAAAFBLAQIeAxQACQAIAHg3e12568q9LAAAABcBAAAeAAAAAAAAAAEAAACkgV0AAABBbm4vRXZlbi9UZXN0cy9FdmVuVGVzdHMuc3dpZnRQSwUGAAAAAAIAAgCtAAAA1QAAAAAA"

    @Test func `a second download in place of the first is judged as it is called`() throws {
        try lay("Ann/Even", "cd Ann/Even/Sources && mv Even.swift 'Even (1).swift'")

        guard case .readable(let tree) = try found().files[Self.even] else {
            Issue.record("it was not found")
            return
        }
        #expect(tree.paths == ["Sources/Even (1).swift", "Tests/EvenTests.swift"])
    }

    @Test func `loose files of two exercises go to their own`() throws {
        for name in ["Even", "Odd"] {
            try room.write("// \(name)\n", to: "submissions/Ann/\(name)Tests.swift")
        }
        try room.write("let help = 1\n", to: "submissions/Ann/Help.swift")

        let found = try found([Self.even, Self.odd])

        for (home, name) in [(Self.even, "Even"), (Self.odd, "Odd")] {
            var tree = try #require(Self.starters[home])
            tree["Tests/\(name)Tests.swift"] = "// \(name)\n"
            #expect(found.files[home] == .readable(tree))
        }
        #expect(found.notes.contains("Beside it: not understood: Help.swift."))
    }

    @Test(arguments: [
        ("an archive", "cd Odd && zip -qr ../Odd.zip . && rm -r ../Odd"),
        ("a folder", "mkdir Ann && mv Odd Ann"),
        (
            "files with new names and an import",
            """
            mkdir Ann && mv Odd Ann && cd Ann/Odd && mv Sources/Even.swift Sources/New.swift
            rm Tests/* && echo '@testable import Even' > Tests/NewTests.swift
            """
        ),
        ("loose files", "mkdir Ann && mv Odd Ann && cd Ann/Odd && mv */* . && echo > Help.swift"),
    ])
    func `what a folder is called gives way to what is in it`(_ what: String, _ script: String)
        throws
    {
        try lay("Odd", script)

        let files = try found([Self.even, Self.odd]).files

        guard case .readable = files[Self.even] else {
            Issue.record("\(files)")
            return
        }
        #expect(files[Self.odd] == .missing)
    }

    @Test func `in a folder that is called as one, loose files of two go to their own`() throws {
        for name in ["Even", "Odd"] {
            let place = "submissions/Ann/Even/\(name)"
            try room.write("@testable import \(name)\n", to: place + "Tests.swift")
            try room.write("// mine\n", to: place + ".swift")
        }
        try room.write("// help\n", to: "submissions/Ann/Even/Help.swift")

        let files = try found([Self.even, Self.odd]).files

        var paths: [String: [String]] = [:]
        for case (let home, .readable(let tree)) in files { paths[home] = tree.paths }
        #expect(
            paths == [
                Self.even: ["Sources/Even.swift", "Sources/Help.swift", "Tests/EvenTests.swift"],
                Self.odd: ["Sources/Odd.swift", "Tests/OddTests.swift"],
            ])
    }

    @Test(arguments: [
        ("new names", "cd Ann/Odd && mv Sources/* Sources/A.swift && mv Tests/* Tests/B.swift"),
        ("one of its names", "cd Ann/Odd && mv Tests/* Tests/OddTests.swift"),
        (
            "the file of another beside",
            "cd Ann/Odd && cp ../../starter/Tests/* Tests/OddTests.swift"
        ),
    ])
    func `what a folder is called counts where its files do not say otherwise`(
        _ what: String, _ script: String
    ) throws {
        try lay("Ann/Odd", script)

        let files = try found([Self.even, Self.odd]).files

        #expect(files[Self.even] == .missing)
    }

    @Test(arguments: [
        (
            "cp -r Ann/Even Ann/v2 && mv Ann/Even Ann/v1 && mv Ann/v2/Sources/* Ann/v2/Sources/B.swift",
            "Even is there 2 times; v1 counts."
        ),
        (
            """
            mkdir Ann/try && cp -r Ann/Even Ann/try && cp starter/Sources/* Ann/Even/Sources
            echo '// broken' > Ann/try/Even/Sources/Even.swift && cp starter/Tests/* Ann/try/Even/Tests
            """, "Even is there 2 times; Even counts."
        ),
        (
            """
            cd Ann && mkdir v1 v2 && cp Even/*/* v1 && cp Even/*/* v2 && rm -r Even
            mv v2/EvenTests.swift v2/BTests.swift
            """, "Even is there 2 times; v1 counts."
        ),
    ])
    func `two copies are not mixed into one that nobody wrote`(_ script: String, _ note: String)
        throws
    {
        try lay("Ann/Even", script)

        let found = try found()

        #expect(found.notes == [note])
        guard case .readable(let tree) = found.files[Self.even] else {
            Issue.record("\(found)")
            return
        }
        #expect(tree.paths == Self.mine.paths)
        #expect(!tree.files.values.contains("// broken\n"))
    }

    @Test(arguments: [
        ("code in one place and tests in another", "mkdir Ann/b && mv Ann/Even/Tests Ann/b"),
        ("the same once more", "mkdir Ann/b && cp -r Ann/Even Ann/b"),
        ("and as given", "mkdir Ann/b && cp -r starter Ann/b/Even"),
        (
            "a day before, without the tests",
            "mkdir Ann/a && cp -r starter Ann/a/Even && cp Ann/Even/Sources/* Ann/a/Even/Sources"
        ),
    ])
    func `what adds nothing is no other copy`(_ what: String, _ script: String) throws {
        try lay("Ann/Even", script)

        #expect(try found().files == [Self.even: .readable(Self.mine)])
        #expect(try found().notes == [])
    }

    @Test(arguments: [
        "cp starter/Sources/* Ann/Even/Sources/Even.swift~",
        "cp starter/Sources/* Ann/Even/Even.swift.orig",
        "cd Ann/Even/Tests && cp EvenTests.swift EvenTests.swift.bak",
    ])
    func `a backup of what is there or was given hides nothing`(_ script: String) throws {
        try lay("Ann/Even", "cp starter/Sources/* Ann/Even/Sources\n" + script)

        var tree = Self.mine
        tree["Sources/Even.swift"] = Self.starters[Self.even]?["Sources/Even.swift"]
        #expect(try found().files == [Self.even: .readable(tree)])
    }

    // MARK: - Samples

    private static let even = SampleCourse.exercise
    private static let odd = "Exercises/01-Leap/Odd/"
    private static let mine = Tree([
        "Sources/Even.swift": "// mine\n", "Tests/EvenTests.swift": "import Testing // mine\n",
    ])
    private static let starters = Dictionary(
        uniqueKeysWithValues: [("Even", even), ("Odd", odd)].map { name, home in
            let files = ["Sources/\(name).swift", "Tests/\(name)Tests.swift"]
            return (home, Tree(Dictionary(uniqueKeysWithValues: files.map { ($0, "// ours\n") })))
        })

    /// Puts the exercise there as somebody has done it, and runs a script beside the starter.
    private func lay(_ place: String, _ script: String) throws {
        try Disk.write(Self.mine, below: room.url("submissions/" + place))
        try Disk.write(Self.starters[Self.even]!, below: room.url("submissions/starter"))
        try room.run(script, in: "submissions")
        try FileManager.default.removeItem(at: room.url("submissions/starter"))
    }

    /// What the first person has handed in.
    private func found(_ homes: [String] = [even]) throws -> HandedIn {
        let handIn = try #require(try HandIn.all(in: room.url("submissions")).handIns.first)
        return try handIn.contents(Wanted(homes, Self.starters)) {
            try Workbench.lab.unpack($0, $1, work: $2)
        }
    }
}
