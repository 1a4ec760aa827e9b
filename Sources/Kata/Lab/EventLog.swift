import Foundation

/// What a run reported of itself: tests, failures, and whether it came to its end.
struct EventLog {
    private(set) var tests: [TestResult] = []
    private(set) var failures: [Failure] = []
    /// Whether the run came to its end, and each test that was announced once to its own, one after
    /// the other; or one that was to be the last.
    var isComplete: Bool {
        hasEnded && (running == nil || !failures.isEmpty && mayStop)
            && (!failures.isEmpty
                || isInOrder && expected.sorted() == tests.map(\.id).sorted())
    }
    var mayStop = false
    /// The spots that each test reached, by its id, in a module that counts them.
    private(set) var reached: [String: Set<Int>]?
    /// Seconds of a core that the run had used when it told last what was reached.
    private(set) var work: Double?
    /// Whether something else than the runner wrote among its events.
    private(set) var isForged = false
    private(set) var hasBegun = false
    private(set) var unloadable: String?
    private var hasEnded = false
    /// Whether no test began before the one before it had ended, and none after the end.
    private var isInOrder = true
    /// The tests that were named before the first of them began, by their ids.
    ///
    /// Two classes may be called the same, and then there is one of them for each time.
    private var announced: [String: (name: String, location: Event.Payload.Location?, times: Int)] =
        [:]
    private var expected: [String] {
        announced.flatMap { Array(repeating: Self.place($0), count: $1.times) }
    }
    private var failed: Set<String> = []

    /// Reads a line for each event, the token and a JSON object; a crash may cut the last short.
    mutating func read(_ data: Data, token: String) {
        let mark = Data((token + " ").utf8)
        var events: [Data] = []
        for line in data.split(separator: 10) {
            if line.starts(with: mark) {
                events.append(line.dropFirst(mark.count))
            } else if !mark.starts(with: line) {
                isForged = true
            }
        }
        read(Self.decoded(events))
    }

    /// Reads a JSON object in each line, whoever wrote it.
    mutating func read(_ data: Data) { read(Self.decoded(data.split(separator: 10))) }

    mutating func read(_ events: [Event]) {
        for event in events { read(event) }
    }

    /// NB: to decode them together takes a fraction of the time; one that is cut short spoils it.
    private static func decoded(_ events: [Data]) -> [Event] {
        let all = Data("[".utf8) + events.joined(separator: Data(",".utf8)) + Data("]".utf8)
        if let together = try? JSONDecoder().decode([Event].self, from: all) { return together }
        return events.compactMap { try? JSONDecoder().decode(Event.self, from: $0) }
    }

    var running: String? { unfinished?.name }
    var unfinished: TestResult? { tests.last { $0.outcome == .unfinished } }

    /// Where the source text of that test begins; nil if its framework does not say.
    var placeOfRunning: (file: String, line: Int)? {
        guard let id = unfinished?.id,
            let location = announced.first(where: { Self.place($0.key) == id })?.value.location,
            let file = location.file, let line = location.line
        else { return nil }
        return (file, line)
    }

    private mutating func read(_ event: Event) {
        switch event.kind {
        case "test" where tests.isEmpty:
            if let payload = event.payload, payload.kind == "function", let id = payload.id,
                let name = payload.displayName
                    ?? payload.name.map({ String($0.prefix { $0 != "(" }) })
            {
                let times = (announced[id]?.times ?? 0) + 1
                announced[id] = (name, payload.sourceLocation, times)
            }
        case "event":
            if let payload = event.payload { read(payload) }
        case "begun":
            hasBegun = true
        case "unloadable":
            unloadable = event.message
        case "started":
            begin(event.test, as: event.test.flatMap { announced[$0]?.name })
        case "failed":
            fail(event.test, message: event.message, file: event.file, line: event.line)
        case "ended":
            end(event.test, skipped: event.skipped ?? false)
        case "stray":
            stray(event)
        case "reached":
            let reached = [Self.place(event.test ?? ""): Set(event.spots ?? [])]
            self.reached = (self.reached ?? [:]).merging(reached) { $0.union($1) }
            work = event.work
        case "runEnded":
            hasEnded = true
        default:
            break
        }
    }

    private mutating func read(_ payload: Event.Payload) {
        let id = payload.testID
        let name = id.flatMap { announced[$0]?.name }
        switch payload.kind {
        case "testStarted" where name != nil:
            begin(id.map(Self.place), as: name)
        case "testSkipped" where name != nil:
            begin(id.map(Self.place), as: name)
            end(id.map(Self.place), skipped: true)
        case "testCancelled" where name != nil:
            end(id.map(Self.place), skipped: true)
        case "testEnded" where name != nil:
            end(id.map(Self.place), skipped: false)
        case "issueRecorded" where payload.issue?.isFault ?? false:
            fail(
                id.map(Self.place), with: payload._testCase?.displayName,
                message: payload.text,
                file: payload.issue?.sourceLocation?.file,
                line: payload.issue?.sourceLocation?.line)
        case "runEnded":
            hasEnded = true
        default:
            break
        }
    }

    /// A test's id without the file and line, which change as the file does.
    private static func place(_ id: String) -> String {
        let parts = id.split(separator: "/")
        return (parts.last?.contains(".swift:") ?? false)
            ? parts.dropLast().joined(separator: "/") : id
    }

    private mutating func begin(_ id: String?, as name: String?) {
        guard let id, let name else { return }
        if running != nil || hasEnded { isInOrder = false }
        // Two functions that differ only in their types have one id.
        failed.remove(id)
        tests.append(TestResult(id: id, name: name, outcome: .unfinished))
    }

    private mutating func end(_ id: String?, skipped: Bool) {
        guard let index = tests.lastIndex(where: { $0.id == id }),
            tests[index].outcome == .unfinished
        else { return }
        // A test may skip itself after it has failed.
        let hasFailed = failed.contains(tests[index].id)
        tests[index].outcome = hasFailed ? .failed : skipped ? .skipped : .passed
    }

    /// NB: what nobody claims, as in a detached task, is a failure of the test that is running.
    private mutating func fail(
        _ id: String?, with arguments: String? = nil, message: String?, file: String?, line: Int?
    ) {
        let index = tests.lastIndex { id == nil ? $0.outcome == .unfinished : $0.id == id }
        let test = index.map { tests[$0] }
        if let index {
            failed.insert(tests[index].id)
            // It may have been cancelled, or have ended, before.
            if tests[index].outcome != .unfinished { tests[index].outcome = .failed }
        }
        // NB: an error that a test of XCTest throws is at `<EXPR>:0`.
        let isPlace = file.map { !$0.isEmpty && !$0.hasPrefix("<") } ?? false
        failures.append(
            Failure(
                test: test?.name, testID: test?.id, arguments: arguments,
                file: isPlace ? file : nil, line: isPlace ? line : nil,
                message: message ?? "unknown")
        )
    }

    /// An assertion of one framework that failed in a test of the other.
    private mutating func stray(_ event: Event) {
        if let payload = event.record?.payload {
            fail(
                nil,
                message: payload.text + "\nBefore Swift 6.4, XCTest does not report this: #expect"
                    + " belongs in a @Test. Use XCTAssert… here.",
                file: payload.issue?.sourceLocation?.file,
                line: payload.issue?.sourceLocation?.line)
        } else {
            fail(
                event.test.map(Self.place),
                message: (event.message ?? "") + "\nBefore Swift 6.4, Swift Testing does not report"
                    + " this: XCTest's assertions belong in an XCTestCase. Use #expect here.",
                file: event.file, line: event.line)
        }
    }
}

extension EventLog {
    /// A line of the log: a record of Swift Testing's event stream, or one of our own.
    struct Event: Decodable {
        struct Payload: Decodable {
            struct Message: Decodable { var text: String }
            struct Location: Decodable {
                var filePath: String?
                var _filePath: String?
                var line: Int?

                var file: String? { filePath ?? _filePath }
            }
            struct TestCase: Decodable { var displayName: String? }
            struct Issue: Decodable {
                var isKnown: Bool?
                /// As the newest streams say it, and as older ones do.
                var isFailure: Bool?
                var _severity: String?
                var sourceLocation: Location?

                var isFault: Bool { isFailure ?? (isKnown != true && _severity != "warning") }
            }

            var kind: String?
            var id: String?
            var name: String?
            var displayName: String?
            var testID: String?
            var _testCase: TestCase?
            var issue: Issue?
            var sourceLocation: Location?
            var messages: [Message]?

            var text: String { (messages ?? []).map(\.text).joined(separator: "\n") }
        }

        struct Record: Decodable { var payload: Payload? }

        var kind: String
        var payload: Payload?
        var record: Record?
        var test: String?
        var message: String?
        var file: String?
        var line: Int?
        var skipped: Bool?
        var spots: [Int]?
        var work: Double?
    }
}
