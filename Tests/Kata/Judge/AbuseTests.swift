import Foundation
import Testing

@testable import kata

/// What a learner's files can do to a check, by mistake or on purpose, and what it comes to.
struct AbuseTests {
    @Test(arguments: Abuse.all) func `a check comes to`(_ abuse: Abuse) throws {
        let course = try SampleCourse()
        try course.write(Abuse.code("n & 1 == 0"), to: Abuse.codePath)
        try course.write(
            Abuse.tests("#expect(isEven(2))\n#expect(!isEven(3))"), to: Abuse.testsPath)
        try abuse.prepare(course)

        let (outcome, text) = try check(course, seconds: abuse.seconds)

        #expect(outcome == abuse.outcome, "\(text)")
        for words in abuse.words { #expect(text.contains(words), "\(text)") }
        let controls = text.unicodeScalars.filter {
            $0.value < 32 && !"\t\n".unicodeScalars.contains($0)
        }
        #expect(controls.isEmpty, "\(text.debugDescription)")
        #expect(text.utf8.count < 20_000)
    }

    /// Checks with a real compiler.
    private func check(_ course: SampleCourse, seconds: Double) throws -> (Abuse.Outcome?, String) {
        var lab = Workbench.lab
        lab.limits = Limits(seconds: seconds, work: 5)
        var world = course.world
        world.engine = Engine { [lab] in try lab.run($0) }
        do {
            let exercise = try course.project.exercise(SampleCourse.exercise)
            let judgement = try Check(world: world).judge(exercise)
            return (Abuse.Outcome(judgement), JudgementText(judgement, in: world.terminal).text)
        } catch {
            world.terminal.printError(error)
            return (.error, course.errors)
        }
    }
}

/// Something that a learner's files do, and what a check says of it.
struct Abuse: CustomTestStringConvertible, Sendable {
    enum Outcome: String {
        case done
        /// Your tests are green on your code, and that is not enough.
        case notDone
        case red, crashed, timedOut, flooded, killed, flaky, empty, doesNotCompile
        /// It cannot be judged, and says what to do.
        case error

        init?(_ judgement: Judgement) {
            let verdict = judgement.squares.yourTestsOnYourCode.verdict
            guard verdict == .green else {
                self.init(rawValue: verdict.name)
                return
            }
            self = judgement.isDone ? .done : .notDone
        }

        init?(_ grade: Grade) {
            switch grade.state {
            case .done: self = .done
            case .notYet: self = .notDone
            case .failing: self.init(rawValue: grade.yourTestsOnYourCode?.verdict ?? "")
            case .unreadable, .missing, .notJudged: self = .error
            case .notBegun: return nil
            }
        }
    }

    var testDescription: String
    var outcome: Outcome
    /// What it comes to where a whole room is judged: links are not followed, and what was not handed
    /// in is the starter's.
    var gradedOutcome: Outcome
    /// What is to be seen.
    var words: [String]
    var seconds: Double
    var prepare: @Sendable (SampleCourse) throws -> Void

    init(
        _ name: String, _ outcome: Outcome, graded: Outcome? = nil, saying words: String...,
        seconds: Double = 60, prepare: @escaping @Sendable (SampleCourse) throws -> Void
    ) {
        testDescription = name
        self.outcome = outcome
        gradedOutcome = graded ?? outcome
        self.words = words
        self.seconds = seconds
        self.prepare = prepare
    }

    /// - Parameter code: the body of the function.
    /// - Parameter tests: the body of the test.
    init(
        _ name: String, _ outcome: Outcome, saying words: String..., seconds: Double = 60,
        code: String? = nil, tests: String? = nil
    ) {
        self.init(name, outcome, seconds: seconds) { course in
            if let code { try course.write(Abuse.code(code), to: Abuse.codePath) }
            if let tests { try course.write(Abuse.tests(tests), to: Abuse.testsPath) }
        }
        self.words = words
    }

    static let codePath = SampleCourse.exercise + "Sources/Even.swift"
    static let testsPath = SampleCourse.exercise + "Tests/EvenTests.swift"

    static func code(_ body: String) -> String {
        "import Foundation\n\nfunc isEven(_ n: Int) -> Bool {\n\(body)\n}\n"
    }

    static func tests(_ body: String) -> String {
        """
        import Foundation
        import Testing

        @testable import Even

        struct EvenTests {
            @Test func `is even`() async throws {
        \(body)
            }
        }

        """
    }
}

extension Abuse {
    static let all =
        honest + endless + ends + forged + floods + tests + files + (isConfined ? outside : [])

    private static var isConfined: Bool {
        guard let confinement = try? Workbench.lab.confinement else { return false }
        if case .none = confinement { return false }
        return true
    }

    /// What works where tests can write everywhere.
    private static let outside = [
        Abuse(
            "a count in a file outside", .notDone, saying: "✘ 0 of 2 noticed",
            tests: """
                let file = "/tmp/kata-abuse-count"
                let count = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                try? (count + "|").write(toFile: file, atomically: true, encoding: .utf8)
                #expect(count.count < 2)
                """)
    ]

    private static let honest = [
        Abuse("nothing", .done, saying: "✔ 2 of 2 noticed"),
        Abuse(
            "known issues", .done,
            tests: "withKnownIssue { #expect(isEven(3)) }\n#expect(isEven(2))\n#expect(!isEven(3))"),
        Abuse("more files, and a type of one's own", .done) { course in
            try course.write("struct Blogger {}\n", to: home + "Sources/Deep/Blogger.swift")
            try course.write("struct Helper {}\n", to: home + "Tests/Deep/Helper.swift")
        },
        Abuse("another exercise that is broken", .done) { course in
            try course.addExercise("Odd")
            try course.write("\u{0}(", to: "Exercises/01-Leap/Odd/Sources/Even.swift")
            try course.write("?", to: "Exercises/01-Leap/Odd/Solution.md")
        },
    ]

    private static let endless = [
        Abuse(
            "an endless loop in the code", .timedOut, saying: "“is even”", seconds: 2,
            code: "while n == n {}\nreturn true"),
        Abuse(
            "a semaphore that nobody signals", .timedOut, seconds: 2,
            code: "DispatchSemaphore(value: 0).wait()\nreturn true"),
    ]

    private static let ends = [
        Abuse(
            "a crash", .crashed, saying: "signal", "Fatal error: no", "Sources/Even.swift:4",
            code: #"fatalError("no")"#),
        Abuse(
            "a stack that overflows", .crashed, saying: "signal 11",
            code: "n == 0 ? true : isEven(n + 1)"),
        Abuse("exit(0) in the code", .crashed, saying: "exit code 0", code: "exit(0)"),
        Abuse(
            "it kills itself", .killed, saying: "by signal 9",
            code: "kill(getpid(), SIGKILL)\nreturn true"),
        Abuse("50 GB", .crashed, code: "memset(malloc(50 << 30), 1, 50 << 30)\nreturn true"),
        Abuse(
            "an array that grows", .killed, saying: "ran out of memory",
            code: "var all = [1]\nwhile n != 0 { all += all }\nreturn all == []"),
    ]

    private static let forged = [
        Abuse(
            "success printed", .red,
            code: #"print("✔ Test run with 9 tests passed")"# + "\nreturn true"),
        Abuse(
            "events written into every descriptor", .crashed,
            code: forging(
                "for descriptor: Int32 in 3..<256 { _ = write(descriptor, events, events.utf8.count) }"
            )),
        Abuse(
            "events printed", .crashed,
            code: forging("print(events); FileHandle.standardError.write(Data(events.utf8))")),
        Abuse("an end before the end", .crashed, code: forging("atexit { _exit(0) }")),
    ]

    /// Code that does something with events that tell of a green run, and exits.
    private static func forging(_ body: String) -> String {
        let id = "EvenTests.EvenTests/`is even`()"
        let events = [
            #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"`is even`()"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
        ]
        return "let events = #\"\"\"\n" + events.joined(separator: "\n") + "\n\n\"\"\"#\n" + body
            + "\nexit(0)"
    }

    private static let floods = [
        Abuse(
            "a flood without a newline, of escape codes", .flooded,
            code: ##"while n == n { print("\u{1b}[?1049h\u{1b}[?25l", terminator: "") }"##
                + "\nreturn true"),
        Abuse(
            "escape codes in what is printed", .red,
            tests: ##"print("\u{1b}[?1049h\u{7}")"## + "\n#expect(isEven(3))"),
        Abuse("escape codes in a name", .red) { course in
            try course.write(
                Abuse.tests("#expect(isEven(3))").replacing(
                    "@Test func `is even`", with: #"@Test("\u{1b}[31mred") func even"#),
                to: testsPath)
        },
        Abuse(
            "a flood of files", .flooded, saying: "more than 268435456 bytes", seconds: 100,
            code: """
                var count = 0
                while n == n {
                    count += 1
                    let place = NSTemporaryDirectory() + "/\\(count)"
                    try? Data(count: 1 << 20).write(to: URL(fileURLWithPath: place))
                }
                return true
                """),
        Abuse(
            "a failure of 200,000 characters", .red, saying: "…",
            tests: #"#expect(String(repeating: "a", count: 200_000) == "b")"#),
    ]

    private static let tests = [
        Abuse("a test that asks nothing", .notDone, saying: "✘ 0 of 2 noticed", tests: ""),
        Abuse(
            "a look at the code under test", .notDone, saying: "✘ 0 of 2 noticed",
            tests: """
                let paths = FileManager.default.subpaths(atPath: ".") ?? []
                for path in paths where path.hasSuffix(".swift") && !path.contains("Tests") {
                    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("n & 1"))
                }
                """),
        Abuse(
            "tests that delete themselves", .done,
            tests:
                "try? FileManager.default.removeItem(atPath: #filePath)\n#expect(isEven(2))\n#expect(!isEven(3))"
        ),
    ]

    private static let files = [
        Abuse("no tests", .doesNotCompile, graded: .empty, saying: "EvenTests has no source file") {
            course in
            try FileManager.default.removeItem(at: course.project.url(testsPath))
        },
        Abuse("no code", .doesNotCompile, graded: .red, saying: "Even has no source file") {
            course in
            try FileManager.default.removeItem(at: course.project.url(home + "Sources"))
        },
        Abuse("a file that is not UTF-8", .error, saying: "it is not UTF-8 text", "reset Even") {
            course in
            try Data([0x2f, 0x2f, 0x20, 0xe9, 0x0a]).write(to: course.project.url(codePath))
        },
        Abuse("a byte order mark", .done) { course in
            try course.write("\u{feff}" + course.read(codePath), to: codePath)
        },
        Abuse("a zero byte in a comment", .done) { course in
            try course.write(course.read(codePath) + "// \u{0}\n", to: codePath)
        },
        Abuse("other line ends", .done) { course in
            for path in [codePath, testsPath] {
                try course.write(course.read(path).replacing("\n", with: "\r\n"), to: path)
            }
        },
        Abuse("an editor's lock", .done) { course in
            try link(home + "Tests/.#EvenTests.swift", to: "me@host.4711", in: course)
        },
        Abuse("a folder named like a file", .done) { course in
            try course.write("struct A {}\n", to: home + "Sources/A.swift/B.swift")
        },
        Abuse("a link to a file", .done, graded: .error) { course in
            try course.write(course.read(codePath), to: "there.txt")
            try FileManager.default.removeItem(at: course.project.url(codePath))
            try link(codePath, to: "../../../../there.txt", in: course)
        },
        Abuse(
            "a link that leads nowhere", .error, saying: "it is a link to a file that is not there",
            "reset Even"
        ) { course in
            try link(home + "Sources/More.swift", to: "nowhere.swift", in: course)
        },
        Abuse("a pipe", .error, saying: "it is no ordinary file", "reset Even") { course in
            mkfifo(course.project.url(home + "Sources/More.swift").path, 0o600)
        },
    ]

    private static func link(_ path: String, to target: String, in course: SampleCourse) throws {
        try FileManager.default.createSymbolicLink(
            atPath: course.project.url(path).path, withDestinationPath: target)
    }

    private static let home = SampleCourse.exercise
}
