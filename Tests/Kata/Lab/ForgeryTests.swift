import Foundation
import Testing

@testable import kata

/// Code under test that would have its tests look green, though they have not run to their end.
struct ForgeryTests {
    @Test func `an early end in XCTest is a crash too, whatever is written into descriptors`()
        throws
    {
        let report = try Workbench.xcTest(
            "func test_right() { XCTAssertEqual(answer(), 42) }",
            code: Self.code(
                """
                for descriptor: Int32 in 3..<256 { _ = write(descriptor, events, events.utf8.count) }
                    exit(0)
                """))

        guard case .crashed = report.verdict else {
            Issue.record("\(report)")
            return
        }
    }

    @Test func `the runner does not call functions of code under test in place of the system's`()
        throws
    {
        let report = try Workbench.swiftTesting(
            "@Test func right() { #expect(answer() == 42) }",
            code: """
                import Foundation
                @_cdecl("write") public func steal(
                    _ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int
                ) -> Int {
                    puts("stolen")
                    return count
                }
                func answer() -> Int { 42 }
                """)

        #expect(report.isGreen, "\(report)")
        #expect(!report.transcript.contains("stolen"))
    }

    @Test func `something else in the results is a crash that says so`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func writes() { _ = write(\(Runner.channel), "junk\\n", 5) }
            """, importing: "Foundation")

        #expect(
            report.verdict
                == .crashed(how: "something wrote into the results of the tests", during: nil))
    }

    @Test func `programs that tests start do not inherit the channel`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func starts() throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = ["-c", "echo junk >&\(Runner.channel)"]
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus != 0)
            }
            """, importing: "Foundation")

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: ["the file of its memory", "pointers"])
    func `code that searches what it can read finds no secret to write events with`(_ way: String)
        throws
    {
        let report = try Workbench.swiftTesting(
            "@Test func right() { #expect(answer() == 42) }", code: Self.searching(way))

        #expect(report.transcript.contains("candidates 0"))
        #expect(report.verdict == .red, "\(report)")
    }

    @Test func `tests cannot tell one version from another by files or what surrounds them`() throws
    {
        let test = """
            @Test func tells() throws {
                let files = FileManager.default
                let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                let beside = try files.contentsOfDirectory(atPath: program.path).sorted()
                let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
                let places = Set(maps.split(separator: "\\n").compactMap { line in
                    let words = line.split(separator: " ", maxSplits: 5)
                    // Libraries are the same for every version, and not each look sees them all.
                    let isOwn = words.count == 6 && !words[5].contains("/lib/")
                    return isOwn ? words[5].drop { $0 == " " } : nil
                })
                let open = try files.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int($0) }
                var words = CommandLine.arguments.dropFirst()
                    + ProcessInfo.processInfo.environment.keys.sorted() + [#filePath]
                for name in beside + places.map({ String($0) }).sorted() + open.map({ "/dev/fd/\\($0)" }) {
                    let path = name.hasPrefix("/") ? name : program.path + "/" + name
                    var status = stat()
                    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                    words.append("\\(name) \\(status.st_size)")
                    guard ["code", "tests"].contains(name) || path.hasPrefix("/dev/") else { continue }
                    let data = files.contents(atPath: path) ?? Data()
                    words.append("\\(data.reduce(UInt(0)) { $0 &* 31 &+ UInt($1) })")
                }
                print("sees", words.joined(separator: " "))
            }
            """
        // What another thread holds open for a moment differs once; a sign of the version, each time.
        var seen: [[Substring]] = []
        for _ in 1...3 where seen.isEmpty || seen[0] != seen[1] {
            seen = try ["42", "43"].map { number in
                try Workbench.swiftTesting(
                    test, importing: "Foundation", code: "func answer() -> Int { \(number) }",
                    fresh: true
                ).transcript.split(separator: "\n").filter { $0.hasPrefix("sees") }
            }
        }

        #expect(seen[0].count == 1)
        #expect(seen[0] == seen[1])
    }

    /// Code that looks for a UUID with a blank behind it in all memory that it may write to, and ends
    /// the run with events that say that its test has passed.
    private static func searching(_ way: String) -> String {
        #"""
        import Foundation
        func answer() -> Int {
            let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
            let memory = open("/proc/self/mem", O_RDONLY)
            var secrets: Set<String> = []
            for line in maps.split(separator: "\n") where line.contains(" rw") {
                let ends = line.prefix { $0 != " " }.split(separator: "-")
                    .compactMap { UInt($0, radix: 16) }
                let count = Int(ends[1] - ends[0])
                if "\#(way)" == "pointers" {
                    guard let start = UnsafeRawPointer(bitPattern: ends[0]) else { continue }
                    secrets.formUnion(search(start, count))
                } else {
                    let copy = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
                    let read = pread(memory, copy, count, off_t(ends[0]))
                    if read > 0 { secrets.formUnion(search(copy, read)) }
                    copy.deallocate()
                }
            }
            print("candidates", secrets.count)
            fflush(nil)
            let id = "ThingTests.ThingTests/right()/ThingTests.swift:5:2"
            for secret in secrets {
                let lines = [
                    "{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"\(id)\"}}",
                    "{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}",
                ]
                let text = lines.map { secret + " " + $0 + "\n" }.joined()
                _ = write(\#(Runner.channel), text, text.utf8.count)
            }
            if !secrets.isEmpty { _exit(0) }
            return 0
        }

        func search(_ start: UnsafeRawPointer, _ count: Int) -> Set<String> {
            var found: Set<String> = []
            var place = start
            let end = start + count
            while end - place > 40, let hit = memchr(place, 45, end - place) {
                let dash = UnsafeRawPointer(hit)
                place = dash + 1
                guard dash - start >= 8, end - dash > 29 else { continue }
                let bytes = UnsafeRawBufferPointer(start: dash - 8, count: 37)
                guard bytes[13] == 45, bytes[18] == 45, bytes[23] == 45, bytes[36] == 32 else { continue }
                found.insert(String(decoding: bytes.prefix(36), as: UTF8.self))
            }
            return found
        }
        """#
    }

    /// Code that does as `body` says when it is first used; `events` tell of a run that is green.
    private static func code(_ body: String) -> String {
        let id = "ThingTests.ThingTests/right()"
        let events = [
            #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"right()"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
        ]
        return """
            import Foundation
            func answer() -> Int {
                let events = #\"\"\"
                \(events.joined(separator: "\n    "))

                \"\"\"#
                \(body)
                return 42
            }

            """
    }
}
