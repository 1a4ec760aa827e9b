import Testing

@testable import Course

struct ClaimTests {
    // MARK: The sign and the verdict

    @Test(arguments: [
        Outcome(.red, .doesNotCompile),
        Outcome(.red, .red),
        Outcome(.red, .crashed(how: "signal 4", during: nil)),
        Outcome(.red, .timedOut(seconds: 7, during: nil)),
        Outcome(.red, .flooded(bytes: 900, during: nil)),
        Outcome(.green, .green),
        Outcome(.refactor, .green),
        Outcome(.breakIt, .red),
        Outcome(.breakIt, .crashed(how: "signal 4", during: nil)),
        Outcome(.breakIt, .timedOut(seconds: 7, during: nil)),
        Outcome(.breakIt, .flooded(bytes: 900, during: nil)),
        Outcome(.hole, .green),
    ])
    func `a verdict that fits the sign is fine`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(in: Report(verdict: row.verdict))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Outcome(.green, .red, "red\nthe output"),
        Outcome(.green, .doesNotCompile, "does not compile\nthe output"),
        Outcome(.green, .empty, "empty: no test ran\nthe output"),
        Outcome(
            .green,
            .crashed(how: "signal 4", during: "adds"),
            "crashed in “adds”: signal 4\nthe output"
        ),
        Outcome(
            .green,
            .timedOut(seconds: 7, during: "adds"),
            "timed out in “adds” after 7.0 s\nthe output"
        ),
        Outcome(
            .green,
            .flooded(bytes: 900, during: nil),
            "flooded: more than 900 bytes\nthe output"
        ),
        Outcome(.refactor, .red, "red\nthe output"),
        Outcome(.refactor, .doesNotCompile, "does not compile\nthe output"),
        Outcome(.refactor, .empty, "empty: no test ran\nthe output"),
        Outcome(
            .refactor,
            .crashed(how: "signal 4", during: nil),
            "crashed: signal 4\nthe output"
        ),
        Outcome(
            .refactor,
            .timedOut(seconds: 7, during: nil),
            "timed out after 7.0 s\nthe output"
        ),
        Outcome(
            .refactor,
            .flooded(bytes: 900, during: "adds"),
            "flooded in “adds”: more than 900 bytes\nthe output"
        ),
    ])
    func `🟢 and 🔵 claim green`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(in: Report(verdict: row.verdict, transcript: "the output"))

        #expect(findings == [finding(expected: "green", actual: row.actual)])
    }

    @Test(arguments: [
        Outcome(.red, .green, "green: 2 tests passed"),
        Outcome(.red, .empty, "empty: no test ran\nthe output"),
    ])
    func `🔴 claims that it does not compile, or that tests fail`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(
            in: report(row.verdict, passing: ["adds", "drops"], transcript: "the output")
        )

        #expect(
            findings == [
                finding(expected: "red: it does not compile, or tests fail", actual: row.actual)
            ]
        )
    }

    @Test(arguments: [
        Outcome(.breakIt, .green, "green: 2 tests passed"),
        Outcome(.breakIt, .empty, "empty: no test ran\nthe output"),
        Outcome(.breakIt, .doesNotCompile, "does not compile\nthe output"),
    ])
    func `⚫ claims that tests fail`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(
            in: report(row.verdict, passing: ["adds", "drops"], transcript: "the output")
        )

        #expect(findings == [finding(expected: "the tests named fail", actual: row.actual)])
    }

    @Test(arguments: [
        Outcome(.hole, .red, "red\nthe output"),
        Outcome(.hole, .doesNotCompile, "does not compile\nthe output"),
        Outcome(.hole, .empty, "empty: no test ran\nthe output"),
        Outcome(.hole, .crashed(how: "signal 4", during: nil), "crashed: signal 4\nthe output"),
    ])
    func `⚪ claims that no test notices`(_ row: Outcome) {
        let claim = claim(row.sign)

        let findings = claim.findings(in: Report(verdict: row.verdict, transcript: "the output"))

        #expect(findings == [finding(expected: "green: no test notices", actual: row.actual)])
    }

    @Test(arguments: [Sign.green, .refactor])
    func `a green step whose heading says “skipped” may skip every test`(_ sign: Sign) {
        let claim = claim(sign, heading: "Green: fifteen tests, all skipped")

        let findings = claim.findings(in: report(.empty, skipping: ["adds", "drops"]))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Skip("no test ran at all", .green, "All skipped", skipping: []),
        Skip("the heading does not say so", .green, "All are there", skipping: ["adds"]),
        Skip("it is no green step", .hole, "All skipped", skipping: ["adds"]),
    ])
    func `every test may not be skipped if`(_ row: Skip) {
        let claim = claim(row.sign, heading: row.heading)

        let findings = claim.findings(in: report(.empty, skipping: row.skipped))

        #expect(findings.count == 1)
        #expect(findings.first?.actual.hasPrefix("empty: no test ran") == true)
    }

    struct Skip: CustomTestStringConvertible {
        var testDescription: String
        var sign: Sign
        var heading: String
        var skipped: [String]

        init(_ name: String, _ sign: Sign, _ heading: String, skipping: [String]) {
            self.testDescription = name
            self.sign = sign
            self.heading = heading
            self.skipped = skipping
        }
    }

    struct Outcome: CustomTestStringConvertible {
        var sign: Sign
        var verdict: Verdict
        var actual: String

        init(_ sign: Sign, _ verdict: Verdict, _ actual: String = "") {
            self.sign = sign
            self.verdict = verdict
            self.actual = actual
        }

        var testDescription: String { "\(sign.rawValue) \(verdict.summary)" }
    }

    // MARK: Tests that fail

    @Test(arguments: [
        Naming("in quotes", "adds", in: "✘ Test \"adds\" failed"),
        Naming("as a function", "adds", in: "✘ Test adds() failed"),
        Naming(
            "by class and method",
            "CashTests.test_adds",
            in: "CashTests.swift:7: error: CashTests.test_adds : XCTFail"
        ),
        Naming(
            "as a test case",
            "CashTests.test_adds",
            in: "Test Case 'CashTests.test_adds' failed"
        ),
    ])
    func `a failing test is named by the console block`(_ row: Naming) {
        let claim = claim(.red, console: [row.line])

        let findings = claim.findings(
            in: report(.red, failing: [row.test], transcript: row.line)
        )

        #expect(findings.isEmpty)
    }

    struct Naming: CustomTestStringConvertible {
        var testDescription: String
        var test: String
        var line: String

        init(_ name: String, _ test: String, in line: String) {
            self.testDescription = name
            self.test = test
            self.line = line
        }
    }

    @Test(arguments: [Sign.red, .breakIt])
    func `a failing test that the console block does not name is a finding`(_ sign: Sign) {
        let claim = claim(sign, console: ["✘ Test \"adds\" failed"])

        let findings = claim.findings(
            in: report(
                .red,
                failing: ["adds", "subtracts", "drops"],
                transcript: "✘ Test \"adds\" failed"
            )
        )

        #expect(
            findings == [
                finding(
                    expected: "only tests that the console block names fail",
                    actual: "“drops” fails too"
                )
            ]
        )
    }

    @Test func `the test in which a run was cut short has to be named`() {
        let claim = claim(.red, console: ["Fatal error: Index out of range"])

        let findings = claim.findings(
            in: Report(
                verdict: .crashed(how: "signal 4", during: "takes too many"),
                tests: [
                    TestResult(id: "T/takes()", name: "takes too many", outcome: .unfinished)
                ],
                transcript: "Fatal error: Index out of range"
            )
        )

        #expect(findings.map(\.actual) == ["“takes too many” fails too"])
    }

    @Test(arguments: [TestResult.Outcome.passed, .skipped])
    func `a test that does not fail need not be named`(_ outcome: TestResult.Outcome) {
        let claim = claim(.red, console: ["the output"])

        let findings = claim.findings(
            in: Report(
                verdict: .red,
                tests: [TestResult(id: "T/adds()", name: "adds", outcome: outcome)],
                transcript: "the output"
            )
        )

        #expect(findings.isEmpty)
    }

    // MARK: Why a test fails

    @Test(arguments: [
        Reason(
            "the whole message", "Expectation failed: total == 42",
            in: "✘ Test \"adds\" recorded an issue at T.swift:7:9: Expectation failed: total == 42"),
        Reason(
            "the beginning of a long message",
            "Expectation failed: (register.total → 41) == (register.funds → 42)",
            in: "✘ Test \"adds\": Expectation failed: (regi"),
        Reason(
            "the first line of several",
            "Expectation failed: items == [\"Milk\"]\nremoved [\"Eggs\"]",
            in: "✘ Test \"adds\": Expectation failed: items == [\"Milk\"]"),
        Reason(
            "what was recorded with an issue", "Issue recorded\nzip is surplus",
            in: "✘ Test \"adds\": Issue recorded: zip is surplus"),
        Reason(
            "a message with a duration", "Waited 0.123 seconds in vain for the list",
            in: "✘ Test \"adds\": Waited 0.456 seconds in vain for the list"),
    ])
    func `the reason for which a test fails is shown by`(_ row: Reason) {
        let claim = claim(.red, console: [row.line])

        let findings = claim.findings(in: row.report)

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Reason("its name", "Expectation failed: total == 42", in: "✘ Test \"adds\" failed"),
        Reason(
            "the kind of failure", "XCTAssertEqual failed: (\"41\") is not equal to (\"42\")",
            in: "✘ Test \"adds\": XCTAssertEqual failed"),
        Reason(
            "less than the beginning of a long message",
            "Expectation failed: (register.total → 41) == (register.funds → 42)",
            in: "✘ Test \"adds\": Expectation failed: (reg"),
        Reason(
            "that there was an issue", "Issue recorded\nzip is surplus",
            in: "✘ Test \"adds\" recorded an issue: Issue recorded"),
    ])
    func `the reason for which a test fails is not shown by`(_ row: Reason) {
        let claim = claim(.breakIt, console: [row.line])

        let findings = claim.findings(in: row.report)

        #expect(
            findings == [
                finding(
                    expected: "a console line that shows why “adds” fails: " + row.shown,
                    actual: "the console block does not say it"
                )
            ]
        )
    }

    struct Reason: CustomTestStringConvertible {
        var testDescription: String
        var message: String
        var line: String
        /// What of the message a console block has to show.
        var shown: String { message.replacing("Issue recorded\n", with: "") }

        init(_ name: String, _ message: String, in line: String) {
            self.testDescription = name
            self.message = message
            self.line = line
        }

        var report: Report {
            Report(
                verdict: .red, tests: [TestResult(id: "T/adds()", name: "adds", outcome: .failed)],
                failures: [Failure(test: "adds", message: message)],
                transcript: line + "\n" + message)
        }
    }

    @Test func `each failing test has a reason of its own to be shown`() {
        let claim = claim(.red, console: ["Test \"adds\": total is 41", "Test \"drops\" failed"])

        let findings = claim.findings(
            in: Report(
                verdict: .red,
                tests: ["adds", "drops"].map { TestResult(id: $0, name: $0, outcome: .failed) },
                failures: [
                    Failure(test: "adds", message: "total is 41"),
                    Failure(test: "drops", message: "total is 43"),
                    Failure(test: "drops", message: "funds are 43"),
                ],
                transcript: "Test \"adds\": total is 41\nTest \"drops\" failed: total is 43"))

        #expect(
            findings.map(\.expected) == [
                "a console line that shows why “drops” fails: total is 43"
            ])
    }

    @Test func `a reason that the output does not show need not be shown`() {
        let claim = claim(.red, console: ["Test \"adds\" failed"])

        let findings = claim.findings(
            in: Report(
                verdict: .red, tests: [TestResult(id: "T", name: "adds", outcome: .failed)],
                failures: [Failure(test: "adds", message: "nobody hears it")],
                transcript: "Test \"adds\" failed"))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        ("Fatal error: Index out of range", 0), ("Test \"adds\" started.", 1),
    ])
    func `the reason of a crash is what the program said last`(line: String, count: Int) {
        let claim = claim(.red, console: ["Test \"adds\" started.", line])

        let findings = claim.findings(
            in: Report(
                verdict: .crashed(how: "signal 4", during: "adds"),
                tests: [TestResult(id: "T", name: "adds", outcome: .unfinished)],
                transcript: """
                    Test "adds" started.
                    Test "adds" started.
                    Thing/A.swift:7: Fatal error: Index out of range
                    """))

        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.expected.hasSuffix("Fatal error: Index out of range") })
    }

    @Test func `a test that hangs or dies without a word needs no reason`() {
        let claim = claim(.red, console: ["Test \"adds\" started."])

        let findings = claim.findings(
            in: Report(
                verdict: .timedOut(seconds: 7, during: "adds"),
                tests: [TestResult(id: "T", name: "adds", outcome: .unfinished)],
                transcript: "Test \"adds\" started."))

        #expect(findings.isEmpty)
    }

    // MARK: The console block

    @Test func `a console line that is missing is a finding, with the real output`() {
        let claim = claim(.red, console: ["error: no such module", "  error: no such type"])

        let findings = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: no such module\nerror: typo\n")
        )

        #expect(
            findings == [
                Finding(
                    path: "Lesson.md",
                    line: 41,
                    expected: "error: no such type",
                    actual: "no such line; the output is:\nerror: no such module\nerror: typo\n"
                )
            ]
        )
    }

    @Test func `of several console lines that are missing, the first is a finding`() {
        let claim = claim(.red, console: ["error: one", "error: two"])

        let findings = claim.findings(in: Report(verdict: .doesNotCompile, transcript: "error: 3"))

        #expect(findings.map(\.expected) == ["error: one"])
    }

    @Test func `a console line may be cut at both ends, and indented`() {
        let claim = claim(.red, console: ["    error: no such module"])

        let findings = claim.findings(
            in: Report(
                verdict: .doesNotCompile,
                transcript: "A.swift:7:9: error: no such module 'Leap'"
            )
        )

        #expect(findings.isEmpty)
    }

    @Test func `between console lines there may be others`() {
        let claim = claim(.red, console: ["error: one", "error: two"])

        let findings = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: one\nwarning\nerror: two\n")
        )

        #expect(findings.isEmpty)
    }

    @Test func `a console line that comes too early in the output is a finding`() {
        let claim = claim(.red, console: ["error: one", "error: two"])

        let findings = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: two\nerror: one\n")
        )

        #expect(
            findings == [
                Finding(
                    path: "Lesson.md",
                    line: 41,
                    expected: "error: two",
                    actual: "this line comes before “error: one”; the output is:\n"
                        + "error: two\nerror: one\n"
                )
            ]
        )
    }

    @Test func `a console line that is shown twice has to come twice`() {
        let claim = claim(.red, console: ["error: one", "error: one"])

        let once = claim.findings(in: Report(verdict: .doesNotCompile, transcript: "error: one\n"))
        let twice = claim.findings(
            in: Report(verdict: .doesNotCompile, transcript: "error: one\nerror: one\n"))

        #expect(once.map(\.line) == [41])
        #expect(twice.isEmpty)
    }

    @Test(arguments: [Sign.green, .refactor])
    func `a green step may show a console block, and is held to it`(_ sign: Sign) {
        let claim = claim(sign, console: ["✔ Test run with 7 tests passed"])

        let findings = claim.findings(
            in: Report(verdict: .green, transcript: "✔ Test run with 6 tests passed")
        )

        #expect(findings.map(\.expected) == ["✔ Test run with 7 tests passed"])
    }

    @Test(arguments: [
        Console(
            "a duration in Swift Testing",
            shown: "✘ Test \"adds\" failed after 0.001 seconds with 1 issue.",
            real: "✘ Test \"adds\" failed after 12.345 seconds with 1 issue."
        ),
        Console(
            "a duration in XCTest",
            shown: "Test Case 'T.test_a' failed (0.002 seconds)",
            real: "Test Case 'T.test_a' failed (1.5 seconds)"
        ),
        Console(
            "two durations in XCTest",
            shown: "with 1 failure (0 unexpected) in 0.002 (0.003) seconds",
            real: "with 1 failure (0 unexpected) in 1.25 (1.375) seconds"
        ),
        Console(
            "a date",
            shown: "Test Suite 'T' started at 2026-01-31 09:05:07.125",
            real: "Test Suite 'T' started at 2031-12-01 23:59:59.9"
        ),
        Console(
            "a date without fractions",
            shown: "started at 2026-01-31 09:05:07",
            real: "started at 2031-12-01 23:59:59.123"
        ),
        Console(
            "an address",
            shown: "Blogger at 0x00007f8a1c",
            real: "Blogger at 0x0000600003abcdef"
        ),
    ])
    func `what differs in every run is made alike`(_ row: Console) {
        let claim = claim(.breakIt, console: [row.shown])

        let findings = claim.findings(in: Report(verdict: .red, transcript: row.real))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Console("a line", shown: "T.swift:12:9: error", real: "T.swift:13:9: error"),
        Console("a value", shown: "(total → 1.5) == 2.5", real: "(total → 1.25) == 2.5"),
        Console("a count", shown: "with 1 issue.", real: "with 2 issues."),
        Console("a small hexadecimal number", shown: "at 0x1f", real: "at 0x2f"),
        Console("a day without a time", shown: "on 2026-01-31", real: "on 2026-02-01"),
    ])
    func `what a run is about is not made alike`(_ row: Console) {
        let claim = claim(.breakIt, console: [row.shown])

        let findings = claim.findings(in: Report(verdict: .red, transcript: row.real))

        #expect(findings.map(\.expected) == [row.shown])
    }

    struct Console: CustomTestStringConvertible {
        var testDescription: String
        var shown: String
        var real: String

        init(_ name: String, shown: String, real: String) {
            self.testDescription = name
            self.shown = shown
            self.real = real
        }
    }

    // MARK: Lost tests

    @Test func `a test that is gone in green is a finding`() {
        let claim = claim(.green, known: ["adds", "subtracts", "drops"])

        let findings = claim.findings(in: report(.green, passing: ["adds"]))

        #expect(
            findings == [
                finding(
                    expected: "no test is lost",
                    actual: "“drops” is gone, and the step does not name it"
                )
            ]
        )
    }

    @Test func `a test that is skipped is not gone`() {
        let claim = claim(.green, known: ["adds"])

        let findings = claim.findings(
            in: Report(
                verdict: .green,
                tests: [TestResult(id: "T/adds", name: "adds", outcome: .skipped)]
            )
        )

        #expect(findings.isEmpty)
    }

    @Test func `a test that was skipped is lost like any other`() {
        var lesson = lesson(.green, .green)
        lesson.steps[0].heading = "All skipped"
        let reports = [report(.empty, skipping: ["adds"]), report(.green, passing: ["drops"])]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.actual) == ["“adds” is gone, and the step does not name it"])
    }

    @Test func `a green step may not lose a test, even if it names it`() {
        let claim = claim(.green, mentions: ["drops"], known: ["adds", "drops"])

        let findings = claim.findings(in: report(.green, passing: ["adds"]))

        #expect(findings.map(\.expected) == ["no test is lost"])
    }

    @Test(arguments: [
        Mention("its name", "CashTests.test_drops", "CashTests.test_drops"),
        Mention("its name without the class", "CashTests.test_drops", "test_drops"),
        Mention("its sentence", "it drops a note", "it drops a note"),
    ])
    func `a refactoring may lose a test by mentioning, beside one that stays,`(_ row: Mention) {
        let claim = claim(.refactor, mentions: [row.words, "adds"], known: ["adds", row.test])

        let findings = claim.findings(in: report(.green, passing: ["adds"]))

        #expect(findings.isEmpty)
    }

    @Test func `a refactoring that deletes a test names one that keeps its promise`() {
        let claim = claim(.refactor, mentions: ["drops"], known: ["adds", "drops"])

        let findings = claim.findings(in: report(.green, passing: ["adds"]))

        #expect(
            findings == [
                finding(
                    expected: "a test in backticks that keeps the promise of “drops”",
                    actual: "“drops” is gone, and the step names no test that is there"
                )
            ]
        )
    }

    @Test func `a refactoring that renames a test names the new one too`() {
        let change = [
            "old": "struct T {\n    @Test func drops() {}\n    @Test func adds() {}\n}\n",
            "new": "struct T {\n    @Test func throws() {}\n    @Test func adds() {}\n}\n",
        ]
        func findings(_ mentions: Set<String>) -> [Finding] {
            var claim = claim(.refactor, mentions: mentions, known: ["adds", "drops"])
            claim.moment.before = Tree(["Tests/T/T.swift": change["old"]!])
            claim.moment.during = Tree(["Tests/T/T.swift": change["new"]!])
            return claim.findings(in: report(.green, passing: ["adds", "throws"]))
        }

        #expect(findings(["drops", "throws"]).isEmpty)
        #expect(
            findings(["drops", "adds"]) == [
                finding(
                    expected: "the new name of a test in backticks",
                    actual: "“throws” is new, and the step does not name it"
                )
            ]
        )
    }

    @Test func `a test that moves to another suite is not lost`() {
        let claim = claim(.refactor, known: ["adds", "drops"])

        let findings = claim.findings(
            in: Report(
                verdict: .green,
                tests: [
                    TestResult(id: "T/adds", name: "adds", outcome: .passed),
                    TestResult(id: "Other/drops", name: "drops", outcome: .passed),
                ]
            )
        )

        #expect(findings.isEmpty)
    }

    @Test func `a test is lost even if another suite has one of that name`() {
        var claim = claim(.refactor)
        claim.knownTests = ["T/adds": "adds", "Other/adds": "adds"]

        let findings = claim.findings(in: report(.green, passing: ["adds"]))

        #expect(findings.map(\.expected) == ["no test is lost"])
    }

    @Test(arguments: [
        Mention("another test", "it drops a note", "it adds a note"),
        Mention("the end of its sentence", "it drops a note", "a note"),
        Mention("the end of its method", "CashTests.test_drops", "drops"),
        Mention("its class alone", "CashTests.test_drops", "CashTests"),
    ])
    func `a refactoring may not lose a test by mentioning`(_ row: Mention) {
        let claim = claim(.refactor, mentions: [row.words], known: ["adds", row.test])

        let findings = claim.findings(in: report(.green, passing: ["adds"]))

        #expect(findings.map(\.actual) == ["“\(row.test)” is gone, and the step does not name it"])
    }

    struct Mention: CustomTestStringConvertible {
        var testDescription: String
        var test: String
        var words: String

        init(_ name: String, _ test: String, _ words: String) {
            self.testDescription = name
            self.test = test
            self.words = words
        }
    }

    @Test func `the prose of a step names in backticks what a refactoring loses`() throws {
        let lesson = try Lesson(
            """
            ### 🔵 4.1 · Refactor: one test less

            The test `drops a note` says the same as `counts`.

            ```swift
            // Tests/CashTests/CashTests.swift
            import Testing
            ```
            """,
            path: "Lesson.md"
        )
        let moment = Moment(step: lesson.steps[0], before: Tree(), during: Tree())

        let findings = Claim(moment, knownTests: ["T/d": "drops a note"], lesson: "Lesson.md")
            .findings(in: report(.green, passing: ["counts"]))

        #expect(findings.isEmpty)
    }

    // MARK: Tests and code

    @Test func `a refactoring that changes tests and code is a finding`() {
        let claim = claim(.refactor, changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"])

        let findings = claim.findings(in: Report(verdict: .green))

        #expect(
            findings == [
                finding(
                    expected: "tests or code change, or the heading says “tests and code”",
                    actual: "both change"
                )
            ]
        )
    }

    @Test(arguments: ["A new name in tests and code", "Tests and code: a new name"])
    func `a refactoring may change tests and code if its heading says so`(_ heading: String) {
        let claim = claim(
            .refactor,
            heading: heading,
            changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"]
        )

        let findings = claim.findings(in: Report(verdict: .green))

        #expect(findings.isEmpty)
    }

    @Test(arguments: ["Sources", "Tests"])
    func `a refactoring may change two files of one kind`(_ folder: String) {
        let claim = claim(.refactor, changes: [folder + "/A/A.swift", folder + "/B/B.swift"])

        let findings = claim.findings(in: Report(verdict: .green))

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Outcome(.red, .red), Outcome(.green, .green), Outcome(.breakIt, .red),
    ])
    func `any other step may change tests and code`(_ row: Outcome) {
        let claim = claim(row.sign, changes: ["Sources/A/A.swift", "Tests/ATests/A.swift"])

        let findings = claim.findings(in: Report(verdict: row.verdict))

        #expect(findings.isEmpty)
    }

    // MARK: A whole lesson

    @Test func `each step is held against its own report`() {
        let lesson = lesson(.red, .green)
        let reports = [
            Report(verdict: .doesNotCompile, transcript: "one"),
            Report(verdict: .red, transcript: "two"),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(
            findings
                == [Finding(path: "Lesson.md", line: 20, expected: "green", actual: "red\ntwo")]
        )
    }

    @Test func `a test lost in red is found at the next green`() {
        let lesson = lesson(.green, .red, .green)
        let reports = [
            report(.green, passing: ["adds", "drops"]),
            Report(verdict: .doesNotCompile),
            report(.green, passing: ["adds"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.line) == [30])
        #expect(findings.map(\.actual) == ["“drops” is gone, and the step does not name it"])
    }

    @Test func `a test that is lost is found once`() {
        let lesson = lesson(.green, .green, .green)
        let reports = [
            report(.green, passing: ["adds", "drops"]),
            report(.green, passing: ["adds"]),
            report(.green, passing: ["adds", "subtracts"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.line) == [20])
    }

    @Test func `a test is lost even if a step in between runs only others`() {
        var lesson = lesson(.green, .green, .green)
        lesson.steps[1].conditions = Conditions(filters: ["subtracts"])
        let reports = [
            report(.green, passing: ["adds", "drops"]),
            report(.green, passing: ["subtracts"]),
            report(.green, passing: ["adds", "subtracts"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.map(\.line) == [30])
    }

    @Test func `a test that was there only in red may go`() {
        let lesson = lesson(.green, .red, .green)
        let reports = [
            report(.green, passing: ["adds"]),
            report(.red, passing: ["adds", "drops"]),
            report(.green, passing: ["adds"]),
        ]

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        Number("of another chapter", "5.2"), Number("of another step", "4.3"),
        Number("of the chapter alone", "4"), Number("that is missing", nil),
    ])
    func `a step of a chapter with a number`(_ row: Number) {
        var lesson = lesson(.green, .green, .green)
        lesson.steps[1].number = row.number
        let reports = [Report](repeating: Report(verdict: .green), count: 3)

        let findings = lesson.claims(in: moments(of: lesson), reports, chapter: 4)

        #expect(
            findings == [
                Finding(
                    path: "Lesson.md",
                    line: 20,
                    expected: "step number 4.2",
                    actual: row.number ?? "none"
                )
            ]
        )
    }

    struct Number: CustomTestStringConvertible {
        var testDescription: String
        var number: String?

        init(_ name: String, _ number: String?) {
            self.testDescription = name
            self.number = number
        }
    }

    @Test func `the steps of an exercise need no numbers`() {
        var lesson = lesson(.green, .green)
        lesson.steps[0].number = nil
        lesson.steps[1].number = "9.9"
        let reports = [Report](repeating: Report(verdict: .green), count: 2)

        let findings = lesson.claims(in: moments(of: lesson), reports)

        #expect(findings.isEmpty)
    }

    // MARK: Material

    /// A claim made in line 31 of the lesson, with its console block from line 40 on.
    private func claim(
        _ sign: Sign,
        heading: String = "Notes are counted",
        console: [String] = [],
        mentions: Set<String> = [],
        known: [String] = [],
        changes: [String] = ["Sources/Cash/Cash.swift"]
    ) -> Claim {
        let step = Step(
            sign: sign,
            heading: heading,
            line: 31,
            console: console.enumerated().map { ConsoleLine(text: $1, line: 40 + $0) },
            mentions: mentions
        )
        let changed = Tree(Dictionary(uniqueKeysWithValues: changes.map { ($0, "new\n") }))
        return Claim(
            Moment(step: step, before: Tree(), during: changed),
            knownTests: Dictionary(uniqueKeysWithValues: known.map { ("T/" + $0, $0) }),
            lesson: "Lesson.md"
        )
    }

    private func report(
        _ verdict: Verdict,
        passing: [String] = [],
        failing: [String] = [],
        skipping: [String] = [],
        transcript: String = ""
    ) -> Report {
        func results(_ names: [String], _ outcome: TestResult.Outcome) -> [TestResult] {
            names.map { TestResult(id: "T/" + $0, name: $0, outcome: outcome) }
        }
        return Report(
            verdict: verdict,
            tests: results(passing, .passed) + results(failing, .failed)
                + results(skipping, .skipped),
            transcript: transcript
        )
    }

    private func finding(expected: String, actual: String) -> Finding {
        Finding(path: "Lesson.md", line: 31, expected: expected, actual: actual)
    }

    /// A lesson of chapter 4, with its steps in the lines 10, 20, 30 and so on.
    private func lesson(_ signs: Sign...) -> Lesson {
        let steps = signs.enumerated().map { index, sign in
            Step(sign: sign, number: "4.\(index + 1)", heading: "A step", line: 10 * (index + 1))
        }
        return Lesson(
            path: "Lesson.md",
            title: "4 · Cash",
            steps: steps,
            illustrations: 0,
            links: []
        )
    }

    private func moments(of lesson: Lesson) -> [Moment] {
        lesson.steps.map { Moment(step: $0, before: Tree(), during: Tree()) }
    }
}
