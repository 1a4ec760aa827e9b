import Foundation
import Testing

@testable import Lab

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

        let text = try String(contentsOf: entry.appendingPathComponent("number"), encoding: .utf8)
        #expect(text == "seven")
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

    @Test func `other content has another place`() throws {
        let places = try [["a", "b"], ["ab"], ["b", "a"], ["a", "b", ""]].map {
            try cache.entry(Digest($0)) { _ in }
        }

        #expect(Set(places).count == 4)
    }

    @Test func `entries that nobody asks for go, the others stay`() throws {
        let old = try cache.entry(Digest(["old"])) { _ in }
        let new = try cache.entry(Digest(["new"])) { _ in }
        try age(old, days: 15)
        try age(new, days: 13)

        cache.prune(olderThan: 14, keeping: 9)

        #expect(!exists(old))
        #expect(exists(new))
    }

    @Test func `of too many entries the oldest go`() throws {
        let entries = try (1...4).map { number in
            let entry = try cache.entry(Digest(["\(number)"])) { _ in }
            try age(entry, days: Double(number))
            return entry
        }

        cache.prune(olderThan: 14, keeping: 2)

        #expect(entries.map(exists) == [true, true, false, false])
    }

    @Test func `it is looked through once a day`() throws {
        let old = try cache.entry(Digest(["old"])) { _ in }
        cache.prune(olderThan: 14, keeping: 9)
        try age(old, days: 15)

        cache.prune(olderThan: 14, keeping: 9)
        #expect(exists(old))

        cache.prune(olderThan: 14, keeping: 9, now: Date(timeIntervalSinceNow: 90_000))
        #expect(!exists(old))
    }

    @Test func `it may be deleted at any time`() throws {
        _ = try cache.entry(Digest(["a"])) { _ in }
        try FileManager.default.removeItem(at: cache.folder)

        let again = try cache.entry(Digest(["a"])) { _ in }

        #expect(exists(again))
    }

    private var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: cache.folder.path)) ?? []
    }

    private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    private func age(_ url: URL, days: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: url.path)
    }
}
