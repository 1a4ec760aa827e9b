import Foundation
import Testing

@testable import kata

/// What a run has written into its channel.
struct EventLogTests {
    @Test func `tests and their outcomes are read`() {
        let log = log(
            begun, test("a"), event("testStarted", of: "a"), event("testEnded", of: "a"), ended)

        #expect(log.tests.map(\.outcome) == [.passed])
        #expect(log.hasBegun)
        #expect(log.isComplete)
    }

    @Test(arguments: [
        ("an issue", #"{}"#, 1),
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
        let log = log(
            begun, test("a"), event("testStarted", of: "a"),
            event("issueRecorded", of: "a", #","issue":"# + issue),
            event("testEnded", of: "a"), ended)

        #expect(log.failures.count == failures)
        #expect(log.tests.map(\.outcome) == [failures == 0 ? .passed : .failed])
    }

    @Test func `a failure says for which arguments of a test it was`() {
        let log = log(
            begun, test("a"), event("testStarted", of: "a"),
            event(
                "issueRecorded", of: "a", #","issue":{},"_testCase":{"displayName":"\"b\", 2"}"#),
            event("issueRecorded", of: "a", #","issue":{}"#), event("testEnded", of: "a"), ended)

        #expect(log.failures.map(\.arguments) == [#""b", 2"#, nil])
    }

    @Test func `a test that fails when it has been cancelled has failed`() {
        let log = log(
            begun, test("a"), event("testStarted", of: "a"), event("testCancelled", of: "a"),
            event("issueRecorded", of: "a", #","issue":{}"#), event("testEnded", of: "a"), ended)

        #expect(log.tests.map(\.outcome) == [.failed])
    }

    @Test func `an error that a test of XCTest throws has no place`() {
        let log = log(
            begun,
            #"{"kind":"test","payload":{"kind":"function","id":"T.test_a","name":"T.test_a"}}"#,
            #"{"kind":"started","test":"T.test_a"}"#,
            #"{"kind":"failed","test":"T.test_a","message":"threw","file":"<EXPR>","line":0}"#,
            #"{"kind":"ended","test":"T.test_a"}"#, ended)

        #expect(log.failures.map(\.file) == [nil])
        #expect(log.failures.map(\.line) == [nil])
    }

    @Test func `a line without the token is forged, and is not read`() {
        let log = log(begun, lines: ended + "\n")

        #expect(log.isForged)
        #expect(!log.isComplete)
    }

    @Test(arguments: [1, 6, 10]) func `a last line that a crash cuts short is not`(_ length: Int) {
        let log = log(begun, lines: String(("token " + ended).prefix(length)))

        #expect(!log.isForged)
        #expect(!log.isComplete)
    }

    @Test func `a run whose last test has not ended is not complete`() {
        let log = log(begun, test("a"), event("testStarted", of: "a"), ended)

        #expect(!log.isComplete)
        #expect(log.running == "a")
    }

    @Test func `a test that is announced after another has begun does not count`() {
        let log = log(
            begun, test("a"), event("testStarted", of: "a"), test("b"),
            event("testStarted", of: "b"),
            event("testEnded", of: "b"), event("testEnded", of: "a"), ended)

        #expect(log.tests.map(\.name) == ["a"])
    }

    @Test func `a test of XCTest that was not announced does not count`() {
        let log = log(begun, #"{"kind":"started","test":"a"}"#, ended)

        #expect(log.tests.isEmpty)
    }

    @Test func `a run in which a test that was announced has not begun is not complete`() {
        let log = log(
            begun, test("a"), test("b"), event("testStarted", of: "a"), event("testEnded", of: "a"),
            ended)

        #expect(!log.isComplete)
    }

    @Test func `a run that tells twice of a test is not complete`() {
        let once = [event("testStarted", of: "a"), event("testEnded", of: "a")]
        let log = log(begun, test("a"), once[0], once[1], once[0], once[1], ended)

        #expect(!log.isComplete)
    }

    @Test func `a run in which a test begins before another has ended is not complete`() {
        let log = log(
            begun, test("a"), test("b"), event("testStarted", of: "a"),
            event("testStarted", of: "b"), event("testEnded", of: "a"),
            event("testEnded", of: "b"), ended)

        #expect(!log.isComplete)
    }

    @Test func `a run in which a test begins after the end is not complete`() {
        let log = log(
            begun, test("a"), ended, event("testStarted", of: "a"), event("testEnded", of: "a"))

        #expect(!log.isComplete)
    }

    @Test func `events of a kind that we do not know are passed over`() {
        let log = log(begun, #"{"kind":"news"}"#, event("valueAttached", of: "a"), "{}", ended)

        #expect(log.isComplete)
        #expect(log.tests.isEmpty)
    }

    private let begun = #"{"kind":"begun"}"#
    private let ended = #"{"kind":"event","payload":{"kind":"runEnded"}}"#

    private func test(_ name: String) -> String {
        #"{"kind":"test","payload":{"kind":"function","id":"T.\#(name)()","name":"\#(name)()"}}"#
    }

    private func event(_ kind: String, of name: String, _ more: String = "") -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"T.\#(name)()"\#(more)}}"#
    }

    private func log(_ events: String..., lines: String = "") -> EventLog {
        var log = EventLog()
        let text = events.map { "token \($0)\n" }.joined() + lines
        log.read(Data(text.utf8), token: "token")
        return log
    }
}
