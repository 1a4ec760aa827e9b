import Foundation
import Testing

@testable import kata

/// What a run has written into its channel.
struct EventLogTests {
    @Test func `tests and their outcomes are read`() {
        let log = log([test("a"), begin("a"), end("a"), ended])

        #expect(log.tests.map(\.outcome) == [.passed])
        #expect(log.hasBegun)
        #expect(log.isComplete)
    }

    @Test(arguments: [
        ("an issue", "{}", 1),
        ("an error", #"{"isKnown":false,"_severity":"error"}"#, 1),
        ("a known issue", #"{"isKnown":true,"_severity":"error"}"#, 0),
        ("a warning", #"{"isKnown":false,"_severity":"warning"}"#, 0),
        ("an error, as newer streams say it", #"{"isFailure":true,"severity":"error"}"#, 1),
        (
            "a warning, as newer streams say it",
            #"{"isKnown":false,"isFailure":false,"severity":"warning"}"#, 0
        ),
    ])
    func `an issue is a failure, unless it is known or a warning`(
        _ name: String, _ issue: String, _ failures: Int
    ) {
        let log = log([
            test("a"), begin("a"), event("issueRecorded", of: "a", #","issue":"# + issue),
            end("a"), ended,
        ])

        #expect(log.failures.count == failures)
        #expect(log.tests.map(\.outcome) == [failures == 0 ? .passed : .failed])
    }

    @Test func `a failure says for which arguments of a test it was`() {
        let row = #","issue":{},"_testCase":{"displayName":"\"b\", 2"}"#
        let log = log([
            test("a"), begin("a"), event("issueRecorded", of: "a", row), issue, end("a"), ended,
        ])

        #expect(log.failures.map(\.arguments) == [#""b", 2"#, nil])
    }

    @Test func `a test that fails when it has been cancelled has failed`() {
        let log = log([
            test("a"), begin("a"), event("testCancelled", of: "a"), issue, end("a"), ended,
        ])

        #expect(log.tests.map(\.outcome) == [.failed])
    }

    @Test func `an error that a test of XCTest throws has no place`() {
        let log = log([
            #"{"kind":"test","payload":{"kind":"function","id":"T.test_a","name":"T.test_a"}}"#,
            #"{"kind":"started","test":"T.test_a"}"#,
            #"{"kind":"failed","test":"T.test_a","message":"threw","file":"<EXPR>","line":0}"#,
            #"{"kind":"ended","test":"T.test_a"}"#, ended,
        ])

        #expect(log.failures.map(\.file) == [nil])
        #expect(log.failures.map(\.line) == [nil])
    }

    @Test func `a line without the token is forged, and is not read`() {
        let log = log([], lines: ended + "\n")

        #expect(log.isForged)
        #expect(!log.isComplete)
    }

    @Test(arguments: [1, 6, 10]) func `a last line that a crash cuts short is not`(_ length: Int) {
        let log = log([], lines: String(("token " + ended).prefix(length)))

        #expect(!log.isForged)
        #expect(!log.isComplete)
    }

    @Test func `a test that is announced after another has begun does not count`() {
        let log = log([
            test("a"), begin("a"), test("b"), begin("b"), end("b"), end("a"), ended,
        ])

        #expect(log.tests.map(\.name) == ["a"])
    }

    @Test func `a test of XCTest that was not announced does not count`() {
        #expect(log([#"{"kind":"started","test":"a"}"#, ended]).tests.isEmpty)
    }

    @Test(arguments: [
        ("its last test has not ended", [test("a"), begin("a"), ended]),
        (
            "a test that was announced has not begun",
            [test("a"), test("b"), begin("a"), end("a"), ended]
        ),
        (
            "it tells twice of a test",
            [test("a"), begin("a"), end("a"), begin("a"), end("a"), ended]
        ),
        (
            "a test begins before another has ended",
            [test("a"), test("b"), begin("a"), begin("b"), end("a"), end("b"), ended]
        ),
        ("a test begins after the end", [test("a"), ended, begin("a"), end("a")]),
    ])
    func `a run is not complete where`(_ reason: String, _ events: [String]) {
        #expect(!log(events).isComplete)
    }

    @Test func `events of a kind that we do not know are passed over`() {
        let log = log([#"{"kind":"news"}"#, event("valueAttached", of: "a"), "{}", ended])

        #expect(log.isComplete)
        #expect(log.tests.isEmpty)
    }

    /// - Parameter lines: what stands behind the events.
    private func log(_ events: [String], lines: String = "") -> EventLog {
        var log = EventLog()
        let text = ([#"{"kind":"begun"}"#] + events).map { "token \($0)\n" }.joined() + lines
        log.read(Data(text.utf8), token: "token")
        return log
    }
}

/// What the plain engine reads in the lines of XCTest.
extension EventLogTests {
    @Test func `a test of XCTest on macOS has the name that it has elsewhere`() {
        let log = log(
            xcTest: """
                Test Case '-[ThingTests.MoreTests test_a]' started.
                oh/c/T.swift:3: error: -[ThingTests.MoreTests test_a] : XCTFail
                Test Case '-[ThingTests.MoreTests test_a]' failed (0.001 seconds).
                """)

        #expect(log.tests == [TestResult(id: Self.name, name: Self.name, outcome: .failed)])
        #expect(log.failures.map(\.message) == ["XCTFail"])
        #expect(log.failures.map(\.file) == ["/c/T.swift"])
    }

    @Test func `a test that has failed has, though nothing says why`() {
        let log = log(
            xcTest: """
                Test Case 'MoreTests.test_a' started at 2026
                Test Case 'MoreTests.test_a' failed (0.001 seconds)
                """)

        #expect(log.tests.map(\.outcome) == [.failed])
        #expect(log.failures.map(\.test) == [Self.name])
    }

    @Test func `a test that crashed has not ended, whatever it printed`() {
        let log = log(
            xcTest: """
                Test Case 'MoreTests.test_a' started at 2026
                Test Case 'Other.test_a' passed (0.001 seconds)
                Test Suite 'All tests' passed at 2026
                """, end: "")

        #expect(log.running == Self.name)
        #expect(!log.isComplete)
    }

    private static let name = "MoreTests.test_a"

    private func log(xcTest lines: String, end: String = "Test Suite 'All tests' failed at 2026")
        -> EventLog
    {
        var log = EventLog()
        log.read(XCTestText(lines + "\n" + end, in: "/c/").events)
        return log
    }
}

private let ended = #"{"kind":"event","payload":{"kind":"runEnded"}}"#

private func test(_ name: String) -> String {
    #"{"kind":"test","payload":{"kind":"function","id":"T.\#(name)()","name":"\#(name)()"}}"#
}

private var issue: String { event("issueRecorded", of: "a", #","issue":{}"#) }

private func begin(_ name: String) -> String { event("testStarted", of: name) }

private func end(_ name: String) -> String { event("testEnded", of: name) }

private func event(_ kind: String, of name: String, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"T.\#(name)()"\#(more)}}"#
}
