import Foundation
import Testing

@testable import kata

struct CacheTests {
    private let home: TemporaryFolder
    private let cache: Cache

    init() throws {
        home = try TemporaryFolder()
        cache = Cache(folder: home.url("cache"))
    }

    @Test func `a value is made once, and anew in place of what is none`() throws {
        _ = try cache.entry(Digest(["a"])) { folder in
            try Data("[1]".utf8).write(to: folder.appendingPathComponent("report.json"))
        }
        var made = 0

        for _ in 1...2 {
            let value = try cache.value(Digest(["a"])) {
                made += 1
                return [7]
            }
            #expect(value == [7])
        }

        #expect(made == 1)
    }

    @Test func `modules have the same place before and after they are made`() throws {
        let place = cache.modulesOfStrangers

        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)

        #expect(cache.modulesOfStrangers == place)
    }

    @Test func `where making fails nothing is left, and the next one tries again`() throws {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try cache.entry(Digest(["a"])) { _ in throw Failure() }
        }
        #expect(names.isEmpty)

        _ = try cache.entry(Digest(["a"])) { _ in }

        #expect(names.count == 1)
    }

    @Test func `a module is compiled once for all that use it, whatever else they use`() throws {
        let lab = try Lab(folder: cache.folder)
        let modules = [
            Module(name: "Another", isTests: false, files: ["A.swift": "let a = 1"]),
            Module(name: "Base", isTests: false, files: ["B.swift": "let b = 1"]),
        ]
        let tests = [
            Module(name: "One", isTests: true, files: ["T.swift": "import Base"]),
            Module(name: "Two", isTests: true, files: ["T.swift": "import Another\nimport Base"]),
        ]

        for test in tests {
            _ = try lab.fast.compile((modules + [test]).needed(by: test.name) + [test])
        }

        #expect(Workbench.timesCompiled("Base", in: cache.folder) == 1)
    }

    @Test func `other content has another place`() throws {
        let places = try [["a", "b"], ["ab"], ["b", "a"], ["a", "b", ""]].map {
            try cache.entry(Digest($0)) { _ in }
        }

        #expect(Set(places.map(\.folder)).count == 4)
    }

    @Test(arguments: [(9, [true, true, true, false]), (2, [true, true, false, false])])
    func `entries that nobody asks for go, and of too many the oldest`(
        _ count: Int, _ areLeft: [Bool]
    ) throws {
        let entries = try [1.0, 2, 13, 15].map { days in
            let entry = try cache.entry(Digest(["\(days)"])) { _ in }.folder
            try age(entry, days: days)
            return entry
        }

        cache.prune(olderThan: 14, keeping: count)

        #expect(entries.map(Disk.exists) == areLeft)
    }

    @Test func `it is looked through once a day`() throws {
        let old = try cache.entry(Digest(["old"])) { _ in }.folder
        cache.prune(olderThan: 14, keeping: 9)
        try age(old, days: 15)

        cache.prune(olderThan: 14, keeping: 9)
        #expect(Disk.exists(old))

        cache.prune(olderThan: 14, keeping: 9, now: Date(timeIntervalSinceNow: 90_000))
        #expect(!Disk.exists(old))
    }

    @Test func `what somebody else has put beside the entries stays, however old it is`() throws {
        _ = try cache.entry(Digest(["a"])) { _ in }
        let foreign = ["thesis.odt", "my-notes", "2019", "draft-1", "modules-old"].map {
            cache.folder.appendingPathComponent($0)
        }
        for (number, url) in foreign.enumerated() {
            try Disk.write("mine", to: number == 2 ? url.appendingPathComponent("trip") : url)
            try age(url, days: 400)
        }

        cache.prune(olderThan: 14, keeping: 0)

        #expect(foreign.allSatisfy(Disk.exists))
    }

    @Test func `in a folder without its mark nothing is removed`() throws {
        try home.write("", to: "cache/thesis.odt")
        let old = try cache.entry(Digest(["old"])) { _ in }.folder
        try age(old, days: 15)

        cache.prune(olderThan: 14, keeping: 9)

        #expect(Disk.exists(old))
    }

    @Test(arguments: [
        ": >number", "printf eight >number", "rm number", "rm number; mkdir number",
        #"printf '\377\n \n' >manifest"#, "rm *", "rm -r $PWD; echo junk >$PWD",
    ])
    func `a damaged entry is made again`(_ damage: String) throws {
        let make = { (folder: URL) in
            try Data("seven".utf8).write(to: folder.appendingPathComponent("number"))
        }
        let entry = try cache.entry(Digest(["a"]), make: make)
        #expect(system("cd '\(entry.folder.path)' && \(damage)") == 0)
        #expect(!entry.isWhole)

        let again = try cache.entry(Digest(["a"]), make: make)

        #expect(again == entry)
        #expect(again.isWhole)
        #expect(names.count == 1)
    }

    @Test func `a file in its place stays, and it is somewhere else`() throws {
        try home.write("mine", to: "cache")

        let entry = try cache.entry(Digest(["a"])) { _ in }

        #expect(try Disk.text(home.url("cache")) == "mine")
        #expect(Disk.exists(entry.folder))
    }

    @Test func `where nothing can be written it is somewhere else`() throws {
        let cache = Cache(folder: URL(fileURLWithPath: "/dev/null/cache"))
        var made = 0

        for _ in 1...2 { _ = try cache.entry(Digest(["a"])) { _ in made += 1 } }

        #expect(made == 1)
        try FileManager.default.removeItem(at: cache.folder)
    }

    /// The entries that are there.
    private var names: [String] {
        Disk.names(in: cache.folder).filter { $0 != "kata-cache" && !$0.hasPrefix("draft-") }
    }

    private func age(_ url: URL, days: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: url.path)
    }

    @Test func `what is kept comes back byte by byte, for what it was kept for`() throws {
        let lab = try Lab(folder: cache.folder)

        try lab.keep(Data([0, 255]), for: ["a"])

        #expect(lab.kept(for: ["a"]) == Data([0, 255]))
        #expect(lab.kept(for: ["b"]) == nil)
    }
}
