import Foundation
import Testing

@testable import kata

/// Folders as editors, systems and accidents leave them.
struct DiskTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    // MARK: Reading

    @Test(arguments: [
        ".#A.swift", "._A.swift", ".A.swift.swp", ".build/checkouts/A.swift", "Deep/.cache/A.swift",
    ])
    func `hidden files and folders are not read`(path: String) throws {
        try folder.write("let a = 1\n", to: "A.swift")
        try folder.write("let a = \u{0}", to: path)

        #expect(try tree == Tree(["A.swift": "let a = 1\n"]))
    }

    @Test func `an editor's lock, a hidden link that leads nowhere, is not read`() throws {
        try folder.write("let a = 1\n", to: "A.swift")
        try folder.link(".#A.swift", to: "me@host.4711:1764000000")

        #expect(try tree.paths == ["A.swift"])
    }

    @Test func `a folder may have a file's name`() throws {
        try folder.write("let a = 1\n", to: "A.swift/B.swift")

        #expect(try tree == Tree(["A.swift/B.swift": "let a = 1\n"]))
    }

    @Test func `a link to a file is read as the file`() throws {
        try folder.write("let a = 1\n", to: "there/a.txt")
        try folder.link("A.swift", to: "there/a.txt")

        #expect(try tree == Tree(["A.swift": "let a = 1\n"]))
    }

    @Test func `what lies beside tests is read, but for what editors leave there`() throws {
        for path in [
            "Tests/a.json", "Tests/Deep/b", "Tests/a.json~", "Tests/#a.json#", "Sources/c",
        ] {
            try folder.write("[]\n", to: path)
        }

        #expect(try tree.paths == ["Tests/Deep/b", "Tests/a.json"])
    }

    @Test func `what is neither Swift nor text is passed over beside tests, as swift test does`()
        throws
    {
        try folder.write("let a = 1\n", to: "Tests/A.swift")
        try folder.write("[]\n", to: "Tests/a.json")
        try Data([0x89, 0x50, 0x4e, 0x47, 0]).write(to: folder.url("Tests/screenshot.png"))
        try Data([0xff, 0xfe, 0x5b, 0]).write(to: folder.url("Tests/desktop.ini"))
        try folder.link("Tests/latest", to: "nowhere")
        mkfifo(folder.url("Tests/pipe").path, 0o600)

        #expect(try tree.paths == ["Tests/A.swift", "Tests/a.json"])
    }

    @Test func `a folder that is not there has no files`() throws {
        #expect(try Disk.tree(in: folder.root, below: "nowhere/") == Tree())
    }

    @Test(arguments: [FileTrouble.notText, .deadLink, .notAFile])
    func `what cannot be read is said to be so`(_ trouble: FileTrouble) throws {
        switch trouble {
        case .notText: try Data([0x2f, 0x2f, 0x20, 0xe9, 0x0a]).write(to: folder.url("A.swift"))
        case .deadLink: try folder.link("A.swift", to: "nowhere.swift")
        default: mkfifo(folder.url("A.swift").path, 0o600)
        }

        #expect(throws: KataError.cannotRead(folder.url("A.swift").path, trouble)) { try tree }
    }

    @Test(
        .enabled("Nothing is forbidden to root") { getuid() != 0 }, arguments: ["A.swift", "Deep"])
    func `what must not be read is said to be so`(path: String) throws {
        try folder.write("let a = 1\n", to: path == "Deep" ? "Deep/A.swift" : path)
        chmod(folder.url(path).path, 0)
        defer { chmod(folder.url(path).path, 0o700) }

        #expect(throws: KataError.cannotRead(folder.url(path).path, .forbidden)) { try tree }
    }

    private var tree: Tree {
        get throws { try Disk.tree(in: folder.root, below: "") }
    }

    // MARK: Exchanging

    @Test func `new files take the place of the old, which go to the backup`() throws {
        try folder.write("old", to: "home/Deep/A.swift")
        try folder.write("hidden", to: "home/.build/product")

        let hasBackup = try exchange(Tree(["B.swift": "new"]))

        #expect(hasBackup)
        #expect(try folder.files(in: "home") == [".build/product": "hidden", "B.swift": "new"])
        #expect(try folder.files(in: "backup") == ["Deep/A.swift": "old"])
    }

    @Test func `what is hidden gives way to what is hidden in the new`() throws {
        try folder.write("mine", to: "home/.build/product")
        try folder.write("new", to: "new/.build/product")

        _ = try Disk.exchange(
            folder.url("home"), for: folder.url("new"), backup: folder.url("backup"))

        #expect(try folder.files(in: "home") == [".build/product": "new"])
        #expect(try folder.files(in: "backup") == [".build/product": "mine"])
    }

    @Test func `a link in place of the folder goes to the backup, and what it leads to stays`()
        throws
    {
        try folder.write("mine", to: "outside/A.swift")
        try folder.link("home", to: "outside")

        let hasBackup = try exchange(Tree(["A.swift": "new"]))

        #expect(hasBackup)
        #expect(try folder.files(in: "outside") == ["A.swift": "mine"])
        #expect(try folder.files(in: "home") == ["A.swift": "new"])
        #expect(Disk.isLink(folder.url("backup")))
        #expect(!Disk.isLink(folder.url("home")))
    }

    @Test func `a link in the folder goes to the backup, and what it leads to stays`() throws {
        try folder.write("mine", to: "outside/A.swift")
        try folder.write("old", to: "home/B.swift")
        try folder.link("home/Deep", to: "../outside")

        _ = try exchange(Tree(["Deep/A.swift": "new"]))

        #expect(try folder.files(in: "outside") == ["A.swift": "mine"])
        #expect(try folder.files(in: "home") == ["Deep/A.swift": "new"])
    }

    @Test func `a folder in the folder stays, too, for whoever stands in it`() throws {
        try folder.write("old", to: "home/Deep/Deeper/A.swift")
        try folder.write("old", to: "home/Deep/B.swift")
        try folder.write("mine", to: "home/Other/C.swift")
        let deeper = try number(of: "home/Deep/Deeper")
        try folder.write("new", to: "new/Deep/Deeper/A.swift")

        let hasBackup = try Disk.exchange(
            folder.url("home"), for: folder.url("new"), backup: folder.url("backup"))

        #expect(hasBackup)
        #expect(try number(of: "home/Deep/Deeper") == deeper)
        #expect(try folder.files(in: "home") == ["Deep/Deeper/A.swift": "new"])
        #expect(
            try folder.files(in: "backup") == [
                "Deep/Deeper/A.swift": "old", "Deep/B.swift": "old", "Other/C.swift": "mine",
            ])
        #expect(Disk.names(in: folder.url("new")).isEmpty)
    }

    @Test func `what has been moved in one folder comes back if it fails in the next`() throws {
        for path in ["home/A/a/1.swift", "home/B/1.swift"] { try folder.write("old", to: path) }
        try folder.write("a file where a folder is needed", to: "backup/B")

        #expect(throws: KataError.self) {
            try exchange(Tree(["A/a/1.swift": "new", "B/1.swift": "new"]))
        }

        #expect(try folder.files(in: "home") == ["A/a/1.swift": "old", "B/1.swift": "old"])
        #expect(!Disk.exists(folder.url("backup/A")))
    }

    @Test func `what is not meant stays`() throws {
        try folder.write("old", to: "home/Sources/A.swift")
        try folder.write("read me", to: "home/README.md")

        _ = try Disk.exchange(
            folder.url("home"), for: Tree(["Sources/A.swift": "new"]), backup: folder.url("backup")
        ) { $0 == "Sources" }

        #expect(try folder.files(in: "home") == ["Sources/A.swift": "new", "README.md": "read me"])
    }

    private func number(of path: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url(path).path)
        return attributes[.systemFileNumber] as? Int
    }

    @Test func `a file in place of the folder goes to the backup`() throws {
        try folder.write("a file", to: "home")

        _ = try exchange(Tree(["A.swift": "new"]))

        #expect(try folder.files(in: "home") == ["A.swift": "new"])
        #expect(try Disk.text(folder.url("backup")) == "a file")
    }

    @Test func `what cannot be put into the backup stays where it is`() throws {
        try folder.write("a file where a folder is needed", to: "backup")
        try folder.write("old", to: "home/A.swift")

        #expect(throws: KataError.self) { try exchange(Tree(["A.swift": "new"])) }

        #expect(try folder.files(in: "home") == ["A.swift": "old"])
    }

    @Test func `what cannot be written whole moves nothing`() throws {
        try folder.write("old", to: "home/A.swift")

        #expect(throws: KataError.self) {
            try exchange(Tree(["B.swift": "a file", "B.swift/C.swift": "in a file"]))
        }

        #expect(try folder.files(in: "home") == ["A.swift": "old"])
        #expect(!Disk.exists(folder.url("backup")))
    }

    private func exchange(_ tree: Tree) throws -> Bool {
        try Disk.exchange(folder.url("home"), for: tree, backup: folder.url("backup"))
    }
}
