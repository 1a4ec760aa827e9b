import Foundation
import Testing

@testable import kata

final class CacheTests {
    private let cache = Cache(
        folder: FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-cache-" + UUID().uuidString))

    deinit { try? FileManager.default.removeItem(at: cache.folder) }

    @Test func `an entry is made once`() throws {
        var made = 0

        for _ in 1...2 { _ = try cache.entry(Digest(["a"])) { _ in made += 1 } }

        #expect(made == 1)
    }

    @Test func `an entry has what was made for it`() throws {
        let entry = try cache.entry(Digest(["a"])) { folder in
            try Data("seven".utf8).write(to: folder.appendingPathComponent("number"))
        }

        let text = try String(
            contentsOf: entry.folder.appendingPathComponent("number"), encoding: .utf8)
        #expect(text == "seven")
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
            _ = try lab.fast.compile(test, with: (modules + [test]).needed(by: test.name))
        }

        #expect(Workbench.timesCompiled("Base", in: cache.folder) == 1)
    }

    @Test func `other content has another place`() throws {
        let places = try [["a", "b"], ["ab"], ["b", "a"], ["a", "b", ""]].map {
            try cache.entry(Digest($0)) { _ in }
        }

        #expect(Set(places.map(\.folder)).count == 4)
    }

    @Test func `entries that nobody asks for go, the others stay`() throws {
        let old = try cache.entry(Digest(["old"])) { _ in }.folder
        let new = try cache.entry(Digest(["new"])) { _ in }.folder
        try age(old, days: 15)
        try age(new, days: 13)

        cache.prune(olderThan: 14, keeping: 9)

        #expect(!exists(old))
        #expect(exists(new))
    }

    @Test func `of too many entries the oldest go`() throws {
        let entries = try (1...4).map { number in
            let entry = try cache.entry(Digest(["\(number)"])) { _ in }.folder
            try age(entry, days: Double(number))
            return entry
        }

        cache.prune(olderThan: 14, keeping: 2)

        #expect(entries.map(exists) == [true, true, false, false])
    }

    @Test func `it is looked through once a day`() throws {
        let old = try cache.entry(Digest(["old"])) { _ in }.folder
        cache.prune(olderThan: 14, keeping: 9)
        try age(old, days: 15)

        cache.prune(olderThan: 14, keeping: 9)
        #expect(exists(old))

        cache.prune(olderThan: 14, keeping: 9, now: Date(timeIntervalSinceNow: 90_000))
        #expect(!exists(old))
    }

    @Test func `what somebody else has put beside the entries stays, however old it is`() throws {
        _ = try cache.entry(Digest(["a"])) { _ in }
        let foreign = ["thesis.odt", "my-notes", "2019", "draft-1", "modules-old"].map {
            cache.folder.appendingPathComponent($0)
        }
        for (number, url) in foreign.enumerated() {
            let file = number == 2 ? url.appendingPathComponent("trip/photo.jpg") : url
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: file)
            try age(url, days: 400)
        }

        cache.prune(olderThan: 14, keeping: 0)

        #expect(foreign.map(exists) == foreign.map { _ in true })
    }

    @Test func `in a folder without its mark nothing is removed`() throws {
        let cache = Cache(folder: try folder(["thesis.odt"]))
        defer { try? FileManager.default.removeItem(at: cache.folder) }
        let old = try cache.entry(Digest(["old"])) { _ in }.folder
        try age(old, days: 15)

        cache.prune(olderThan: 14, keeping: 9)

        #expect(exists(old))
    }

    @Test func `it may be deleted at any time`() throws {
        _ = try cache.entry(Digest(["a"])) { _ in }
        try FileManager.default.removeItem(at: cache.folder)

        let again = try cache.entry(Digest(["a"])) { _ in }

        #expect(exists(again.folder))
    }

    @Test(arguments: Damage.all)
    func `a damaged entry is made again`(_ damage: Damage) throws {
        let make = { (folder: URL) in
            try Data("seven".utf8).write(to: folder.appendingPathComponent("number"))
        }
        let entry = try cache.entry(Digest(["a"]), make: make)
        try damage.work(entry.folder)
        #expect(!entry.isWhole)

        let again = try cache.entry(Digest(["a"]), make: make)

        #expect(again == entry)
        #expect(again.isWhole)
        #expect(names.count == 1)
    }

    struct Damage: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var work: @Sendable (URL) throws -> Void

        static let all = [
            Damage(testDescription: "an empty file") {
                try Data().write(to: $0.appendingPathComponent("number"))
            },
            Damage(testDescription: "another file of the same size") {
                try Data("eight".utf8).write(to: $0.appendingPathComponent("number"))
            },
            Damage(testDescription: "a missing file") {
                try FileManager.default.removeItem(at: $0.appendingPathComponent("number"))
            },
            Damage(testDescription: "a folder for a file") {
                let file = $0.appendingPathComponent("number")
                try FileManager.default.removeItem(at: file)
                try FileManager.default.createDirectory(
                    at: file, withIntermediateDirectories: false)
            },
            Damage(testDescription: "a damaged manifest") {
                try Data([0xff, 10, 32, 10]).write(to: $0.appendingPathComponent("manifest"))
            },
            Damage(testDescription: "an empty entry") {
                try FileManager.default.removeItem(at: $0)
                try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: false)
            },
            Damage(testDescription: "a file for an entry") {
                try FileManager.default.removeItem(at: $0)
                try Data("junk".utf8).write(to: $0)
            },
        ]
    }

    @Test func `a file in its place stays, and it is somewhere else`() throws {
        let file = cache.folder
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("mine".utf8).write(to: file)

        let entry = try cache.entry(Digest(["a"])) { _ in }

        #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
        #expect(exists(entry.folder))
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
        ((try? FileManager.default.contentsOfDirectory(atPath: cache.folder.path)) ?? [])
            .filter { $0 != "kata-cache" && !$0.hasPrefix("draft-") }
    }

    /// A folder with empty files of these names.
    private func folder(_ names: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-cache-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
        return folder
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private func age(_ url: URL, days: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: url.path)
    }
}
