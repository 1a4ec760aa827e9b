import Foundation
import Testing

@testable import kata

/// Whatever is handed in is read to its end, with little room and in little time.
struct ReadingTests {
    @Test(arguments: Reader.all)
    func `no text takes more work than its length explains`(_ reader: Reader) throws {
        let most = reader.mostWork(size: Hostile.size)

        for hostile in Hostile.all {
            #expect(reader.work(on: hostile.text) < most + 0.1, "\(hostile.testDescription)")
        }
    }

    @Test(arguments: Reader.all)
    func `no text takes more of the stack than a small thread has`(_ reader: Reader) async {
        let depth = 20_000
        let texts =
            ["(", "{ ", "struct A {\n", "b { c in ", "/*", #""\("#].map {
                "func a() {" + String(repeating: $0, count: depth)
            } + [
                String(repeating: "struct A {", count: deepestNesting)
                    + String(repeating: "}", count: deepestNesting),
                "func a() {" + String(repeating: "b {", count: deepestNesting)
                    + String(repeating: "}", count: deepestNesting) + "}",
                Hostile.all.first { $0.testDescription == "types in each other" }?.text ?? "",
            ]

        await withCheckedContinuation { done in
            let thread = Thread {
                for text in texts { reader.read(text) }
                done.resume()
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    @Test(arguments: [(99, nil), (100, nil), (101, 2), (20_000, 2)] as [(Int, Int?)])
    func `what is nested too deeply is said with its line`(_ depth: Int, _ line: Int?) {
        let text = "// a\nlet a = " + String(repeating: "(", count: depth)
        let module = Module(
            name: "Even", isTests: false, files: ["Sources/Even.swift": text, "a.txt": text])

        #expect(
            module.nestedTooDeeply
                == line.map {
                    "Sources/Even.swift:\($0):1: error: brackets stand more than 100 deep in each other"
                        + " here, too deep to be read: make the code flatter\n"
                })
    }

    @Test func `brackets beside each other and in texts are not nested`() {
        let text = String(repeating: "a(\"((((\")\n", count: 200)

        #expect(text.lineNestedTooDeeply == nil)
    }

    /// The course's own files, damaged: KATA_DAMAGED says how many, KATA_SEED which.
    @Test func `a damaged file of the course is read in little time`() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["KATA_DAMAGED"].flatMap { Int($0) }
        let seed = environment["KATA_SEED"].flatMap { Int($0) } ?? 1
        let limit = count == nil ? 10_000 : 1 << 20
        let files = try Self.filesOfTheCourse()
        let most = Reader.all.map { $0.mostWork(size: 10_000) / 10_000 }
        var slowest = (times: 0.0, name: "")

        for number in 0..<(count ?? 20) {
            var damage = Damage(seed: seed &* 1_000_003 &+ number)
            let text = damage.applied(to: files[(number * 7) % files.count], upTo: limit)
            for (reader, most) in zip(Reader.all, most) {
                let size = Double(max(text.utf8.count, 10_000))
                let times = reader.work(on: text) / (most * size)
                if times > slowest.times {
                    slowest = (times, "\(number), \(reader.testDescription)")
                }
            }
        }

        if count != nil { print("slowest: \(slowest)") }
        #expect(slowest.times < 1, "\(slowest)")
    }

    private static func filesOfTheCourse() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL
        return try ["Chapters", "Exercises", "Sources/Kata/Lessons", "Sources/ToDoText"].flatMap {
            folder in
            let home = root.appendingPathComponent(folder).path
            let paths = (FileManager.default.enumerator(atPath: home)?.allObjects ?? [])
                .compactMap { $0 as? String }
            return try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted()
                .map { try String(contentsOfFile: home + "/" + $0, encoding: .utf8) }
        }
    }
}
