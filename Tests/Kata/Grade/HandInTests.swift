import Foundation
import Testing

@testable import kata

/// What people hand in: folders and archives of whatever shape.
struct HandInTests {
    private let folder: TemporaryFolder
    private let home = SampleCourse.exercise
    private let code = "func isEven(_ n: Int) -> Bool { true }\n"

    private let wanted = Wanted([SampleCourse.exercise], [SampleCourse.exercise: starter])

    private static let starter = Tree([
        "Sources/Even.swift": SampleCourse.starterCode,
        "Tests/EvenTests.swift": SampleCourse.starterTests,
    ])

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The exercise with this code, and our tests as they are given.
    private func readable(_ code: String) -> HandedIn.Files {
        .readable(Self.starter.merging(Tree(["Sources/Even.swift": code])))
    }

    private func find(_ name: String, unpack: HandedIn.Search.Unpack? = nil) throws -> HandedIn {
        let handIns = try HandIn.all(in: folder.root).handIns
        let handIn = try #require(
            handIns.first { [$0.name, $0.parts[0].entry.text].contains(name) })
        return try handIn.contents(
            wanted, unpack: unpack ?? { try Workbench.lab.unpack($0, $1, work: $2) })
    }

    private func read(_ name: String) throws -> HandedIn.Files? { try find(name).files[home] }

    @Test func `people are called as their folders and archives are, and no two are one`() throws {
        let names = [
            "Zoë Müller/a", "ann/a", ".hidden/a", "notes.txt", "empty.zip", "Ann/a", "Ann.zip",
            "Ann.tar.gz", "__MACOSX/a", "Kim_47_assignsubmission_file/a",
            "Kim_48_assignsubmission_file/a",
        ]
        for name in names { try folder.write("", to: name) }

        let (handIns, others) = try HandIn.all(in: folder.root)

        #expect(
            handIns.map(\.name) == [
                "Ann", "Ann.tar.gz", "Ann.zip", "Kim", "Kim (48)", "Zoë Müller", "ann", "empty",
            ])
        #expect(others == [".hidden", "notes.txt"])
    }

    @Test func `one clone, an empty folder and none are told apart`() throws {
        try folder.write("", to: "clone/Package.swift")
        try folder.write("", to: "clone/Exercises/README.md")
        try folder.write("", to: "empty/.keep")

        #expect(throws: KataError.isOnePersons(folder.url("clone").path)) {
            try HandIn.all(in: folder.url("clone"))
        }
        #expect(throws: KataError.nothingHandedIn(folder.url("empty").path)) {
            try HandIn.all(in: folder.url("empty"))
        }
        #expect(throws: KataError.noFolder(folder.url("none").path)) {
            try HandIn.all(in: folder.url("none"))
        }
    }

    @Test func `an exercise is found wherever it is, and nothing else of what lies there`() throws {
        let place = "Ann/clone/of it/Exercises/01-Leap/Even/"
        try folder.write(code, to: place + "Sources/Even.swift")
        try folder.write("// mine", to: place + "Tests/EvenTests.swift")
        try folder.write("rm -rf /", to: place + "run.sh")
        try folder.write("?", to: place + "Sources/notes.txt")
        try folder.write("?", to: place + "Sources/.Even.swift.swp")

        let found = try find("Ann")

        let tree = Tree(["Sources/Even.swift": code, "Tests/EvenTests.swift": "// mine"])
        #expect(found.files == [home: .readable(tree)])
        #expect(found.notes == [])
    }

    @Test func `of two folders of one name that in its place counts`() throws {
        try folder.write(code, to: "Ann/Even/Sources/Even.swift")
        try folder.write("// mine\n", to: "Ann/clone/\(home)Sources/Even.swift")

        let found = try find("Ann")

        #expect(found.files[home] == readable("// mine\n"))
        #expect(
            found.notes == [
                "Even is there 2 times; clone/Exercises/01-Leap/Even counts.",
                "Even came without Tests, so ours as given count.",
            ])
    }

    @Test func `what is not there is missing`() throws {
        try folder.write("", to: "Ann/Even/README.md")

        #expect(try find("Ann").files == [home: .missing])
        #expect(try find("Ann").notes == [])
    }

    @Test func `a hundred thousand files beside the exercises do not hide them`() throws {
        try folder.write(code, to: "Ann/\(home)Sources/Even.swift")
        try fill("Ann/Downloads")

        #expect(try read("Ann") == readable(code))
    }

    /// Puts more files there than anybody looks at.
    private func fill(_ path: String) throws {
        let many = folder.url(path)
        try FileManager.default.createDirectory(at: many, withIntermediateDirectories: true)
        let first = many.appendingPathComponent("0")
        try Data().write(to: first)
        for number in 1...20_100 {
            link(first.path, many.appendingPathComponent("\(number)").path)
        }
    }

    @Test func `where not all was looked at, what is not found is not said to be missing`() throws {
        try fill("Ann/0")
        try folder.write(code, to: "Ann/Even/Sources/Even.swift")

        #expect(try read("Ann") == .unknown("only the first 20000 files are looked at"))
    }

    @Test func `hidden folders are said`() throws {
        try folder.write(code, to: ".ada/Even/Sources/Even.swift")
        try folder.write(code, to: "Bob/.work/Even/Sources/Even.swift")
        try folder.write("", to: ".DS_Store")

        let (handIns, others) = try HandIn.all(in: folder.root)

        #expect(handIns.map(\.name) == ["Bob"])
        #expect(others == [".ada"])
        #expect(try read("Bob") == .unknown("not understood: .work (it is hidden)"))
    }

    @Test func `what cannot be done for one archive is that person's alone`() throws {
        try folder.write(code, to: "Ann/Even/Sources/Even.swift")
        try folder.write("", to: "Ann/b.zip")
        let path = [NSFilePathErrorKey: "/tmp/ü"]
        func notes(_ error: any Error) throws -> String {
            let found = try find("Ann") { _, _, _ in throw error }
            #expect(found.files[home] == readable(code))
            return found.notes.last ?? ""
        }

        let full = try notes(LabError.cannotWrite("/tmp/kata", reason: "it is full"))
        let gone = try notes(CocoaError(.fileReadNoSuchFile, userInfo: path))

        #expect(full.contains("it is full"))
        #expect(gone.hasPrefix("Beside it: /tmp/ü cannot be read"))
        #expect(throws: LabError.cancelled) { try notes(LabError.cancelled) }
    }

    @Test func `links are not followed`() throws {
        try folder.write("secret", to: "secret/Secret.swift")
        try folder.write(code, to: "Ann/Even/Sources/Even.swift")
        try folder.link("Ann/Even/Sources/Secret.swift", to: "../../../secret/Secret.swift")
        try folder.write(code, to: "Bob/Even/Sources/Even.swift")
        try folder.link("Bob/Even/Tests", to: "../../secret")
        try FileManager.default.createDirectory(
            at: folder.url("Cat"), withIntermediateDirectories: true)
        try folder.link("Cat/Even", to: "../Ann/Even")
        try folder.link("Dan", to: "Ann")

        let reason = "is a link, and links are not followed"
        #expect(try read("Ann") == .unreadable("Sources/Secret.swift \(reason)"))
        #expect(try read("Bob") == .unreadable("Tests \(reason)"))
        #expect(try read("Cat") == .unknown("not understood: Even (links are not followed)"))
        #expect(try read("Dan") == .unknown("it \(reason)"))
    }

    @Test func `what is no text of ordinary size cannot be read, and nothing waits for it`() throws
    {
        try folder.write("", to: "Ann/Even/Sources/README")
        mkfifo(folder.url("Ann/Even/Sources/Even.swift").path, 0o600)
        try folder.write("", to: "Bob/Even/Sources/README")
        try Data([0x2f, 0x2f, 0xe9]).write(to: folder.url("Bob/Even/Sources/Even.swift"))
        try folder.write(
            String(repeating: "//////\n", count: 200_000), to: "Cat/Even/Sources/Even.swift")
        for number in 1...201 { try folder.write("", to: "Dan/Even/Sources/\(number).swift") }

        #expect(try read("Ann") == .unreadable("Sources/Even.swift is no ordinary file"))
        #expect(try read("Bob") == .unreadable("Sources/Even.swift is not UTF-8 text"))
        #expect(try read("Cat") == .unreadable("Sources/Even.swift is too large"))
        #expect(try read("Dan") == .unreadable("there are too many files, or they are too large"))
    }

    @Test func `what is neither Swift nor text is passed over beside tests`() throws {
        try folder.write(code, to: "Ann/Even/Sources/Even.swift")
        try folder.write("[]\n", to: "Ann/Even/Tests/a.json")
        try Data([0x89, 0x50, 0x4e, 0x47, 0]).write(to: folder.url("Ann/Even/Tests/shot.png"))
        try Data(count: 2_000_000).write(to: folder.url("Ann/Even/Tests/photo.heic"))
        try folder.link("Ann/Even/Tests/latest", to: "nowhere")
        mkfifo(folder.url("Ann/Even/Tests/pipe").path, 0o600)

        guard case .readable(let tree) = try read("Ann") else {
            Issue.record("\(try read("Ann"))")
            return
        }
        #expect(tree.paths == ["Sources/Even.swift", "Tests/EvenTests.swift", "Tests/a.json"])
    }

    @Test func `how long it took is read from a history that was handed in`() throws {
        try folder.write(code, to: "Ann/\(home)Sources/Even.swift")
        let history = HistoryFile(url: folder.url("Ann/.kata/history/Even.jsonl"))
        for (time, light) in [
            (100.0, Light.dark), (130, .red), (190, .green), (990, .green), (9_990, .red),
        ] {
            try history.append(Entry(time: time, light: light))
        }

        let effort = try #require(try find("Ann").work[home])
        #expect(effort.seconds == 1_290)
        #expect(effort.firstGreen == 90)
    }

    @Test(arguments: [[1e300, 2e300], [200, 100], [0, 1e9]])
    func `a history that nobody can have lived through counts as none`(_ times: [Double]) throws {
        try folder.write(code, to: "Ann/\(home)Sources/Even.swift")
        let history = HistoryFile(url: folder.url("Ann/.kata/history/Even.jsonl"))
        for time in times { try history.append(Entry(time: time, light: .red)) }

        #expect(try find("Ann").work == [:])
    }

    // MARK: - Archives

    @Test func `nothing of an archive leaves its folder`() throws {
        try folder.write("secret", to: "secret.swift")
        try folder.write(code, to: "a/Even/Sources/Even.swift")
        try folder.link("a/Even/Tests", to: folder.url("").path)
        try folder.write(code, to: "out.swift")
        try folder.run("cd a && tar -cPzf ../Bob.tar.gz ../out.swift Even/Sources")
        try folder.run("tar -caf Ann.tar.gz a && rm -r a")
        try folder.write("mine", to: "out.swift")

        let reason = "Tests is a link, and links are not followed"
        #expect(try read("Ann.tar.gz") == .unreadable(reason))
        _ = try read("Bob.tar.gz")
        #expect(try Disk.text(folder.url("out.swift")) == "mine")
    }

    @Test func `an archive that is too large inside is not unpacked to its end`() throws {
        try folder.run("mkdir -p Even/Sources && head -c 90000000 /dev/zero > Even/Sources/A.swift")
        try folder.run("for n in 1 2 3; do cp Even/Sources/A.swift Even/Sources/$n.swift; done")
        try folder.run("zip -qr Ann.zip Even && tar -czf Bob.tar.gz Even && rm -r Even")

        for name in ["Ann.zip", "Bob.tar.gz"] {
            #expect(
                try read(name) == .unknown("the archive is too large, or its contents are"))
        }
    }

    @Test func `of a damaged archive counts what could be unpacked`() throws {
        try folder.write("no archive", to: "Ann.zip")
        try folder.write(code, to: "a/Even/Sources/Even.swift")
        try folder.run("mkdir b && head -c 9000 /dev/zero > b/z && tar -cf whole.tar a b")
        try folder.run("head -c 4000 whole.tar > Bob.tar")

        #expect(
            try read("Ann") == .unknown("the archive is damaged, not complete, or no archive"))
        #expect(try read("Bob") == readable(code))
        #expect(
            try find("Bob").notes.last
                == "What could be unpacked of the archive counts: it is damaged or not complete.")
    }
}

extension TemporaryFolder {
    /// Lets a shell do something in one of its folders.
    func run(_ script: String, in path: String = "") throws {
        let result = try Subprocess.run(
            "/bin/bash", ["-c", "set -e\n" + script], in: url(path).path, seconds: 60,
            output: 1 << 16)
        #expect(result.ending == .exited(0), "\(result.output)")
    }
}

extension HandedIn.Files {
    /// Why it cannot be judged.
    var reason: String? {
        switch self {
        case .missing, .readable: nil
        case .unreadable(let reason), .unknown(let reason): reason
        }
    }
}
