import Foundation

/// The program that loads compiled tests, runs them and reports what happens to each.
///
/// What it reports begins with a token that it reads before anything else is loaded, so that nobody
/// writes a report by accident; code that runs in the same process can do all that the runner can do.
/// Tests that are not announced before the first of them begins do not count, and those that are have
/// to run, one after the other; what our own tests are called is known besides.
///
/// Each framework is blind to the other's assertions:
/// those that fail out of their framework are caught here and reported as strays.
enum Runner {
    /// With or without an eye on XCTest's assertions; to load XCTest takes time.
    case swiftTesting(besideXCTest: Bool)
    /// With the source text of a list of the tests, which is compiled with them.
    case xcTest(list: String)

    /// What it is called as a module, and what the list of XCTest's tests is called.
    static let module = "KataRunner"
    static let listModule = "KataTests"
    /// Where it is in the folder of a run, with the libraries that it loads.
    static let folder = "program"
    static let path = folder + "/" + program
    /// What it is called as a file, and what the libraries beside it are called.
    static let program = "runner"
    static let code = "code"
    static let tests = "tests"
    /// The file descriptor of the channel when the program begins; it closes when the Lab is gone.
    static let channel: Int32 = 9
    /// The word for a run that ends with the first failure.
    static let untilFailure = "untilFailure"

    /// What the runner reads first: the token, the number of a fault, whether it ends with the first
    /// failure, and how Swift Testing is to run.
    ///
    /// NB: the version of the events is the oldest one, which all toolchains know.
    static func greeting(_ token: String, _ conditions: Conditions) -> String {
        let fault = conditions.fault.map(String.init) ?? "-"
        let end = conditions.stopsAtFailure ? untilFailure : "toTheEnd"
        var configuration: [String: Any] = ["eventStreamVersion": 0, "parallel": false]
        if !conditions.filters.isEmpty { configuration["filter"] = conditions.filters }
        let json = try? JSONSerialization.data(withJSONObject: configuration)
        let swiftTesting = String(decoding: json ?? Data(), as: UTF8.self)
        return "\(token) \(fault) \(end) \(swiftTesting)\n"
    }

    /// The source text of the program, whatever the tests are.
    var source: String {
        switch self {
        case .swiftTesting(besideXCTest: true): Self.watchXCTest + Self.runSwiftTesting
        case .swiftTesting(besideXCTest: false): Self.ignoreXCTest + Self.runSwiftTesting
        case .xcTest: Self.runXCTest
        }
    }

    /// The libraries that it needs and others may do without.
    var libraries: [String] {
        if case .swiftTesting(besideXCTest: false) = self { [] } else { ["XCTest"] }
    }
}

extension Module {
    /// Whether this is the program that runs the tests, or their list.
    ///
    /// The package manager's own is compiled in Swift 5 mode too, where methods of a class on the
    /// main actor may be named from outside of it.
    var isRunner: Bool { [Runner.module, Runner.listModule].contains(name) }
}

extension Runner {
    /// What all these programs have in common.
    ///
    /// NB: what is private has no name by which code under test could be linked to it.
    static let shared = """
        import Dispatch
        import Foundation
        import Testing

        /// What stands before each line of the report.
        private nonisolated(unsafe) var token = ""
        private nonisolated(unsafe) var fault: Int?
        private nonisolated(unsafe) var stopsAtFailure = false
        private nonisolated(unsafe) var configuration = "{}"
        private nonisolated(unsafe) var channel: Int32 = -1
        private let turn = NSLock()

        private func report(_ event: [String: Any]) {
            if let data = try? JSONSerialization.data(withJSONObject: event) { report(data) }
        }

        private func report(_ event: Data) {
            let line = [UInt8]((token + " ").utf8) + event + [10]
            turn.withLock { _ = write(channel, line, line.count) }
        }

        /// Takes the channel to where nobody expects it, and dies with the Lab, whatever ends it.
        ///
        /// Programs that tests start do not inherit the channel; an exit test runs without it.
        private func meetTheLab() {
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while read(\(channel), &byte, 1) == 1, byte != 10 { line.append(byte) }
            let parts = String(decoding: line, as: UTF8.self)
                .split(separator: " ", maxSplits: 3).map(String.init)
            if parts.count == 4 {
                token = parts[0]
                fault = Int(parts[1])
                stopsAtFailure = parts[2] == "\(untilFailure)"
                configuration = parts[3]
            }
            channel = fcntl(\(channel), F_DUPFD_CLOEXEC, Int32.random(in: 50..<250))
            guard channel >= 0 else { return }
            close(\(channel))
            report(Data(#"{"kind":"begun"}"#.utf8))
            Thread.detachNewThread {
                var byte: UInt8 = 0
                var count = 1
                while count > 0 { count = read(channel, &byte, 1) }
                if count == 0 { kill(0, SIGKILL) }
            }
        }

        /// Loads the code, and the tests that use it, which are beside this program.
        private func loadTests() -> UnsafeMutableRawPointer {
            choose(in: load("\(code)"))
            return load("\(tests)")
        }

        private func load(_ name: String) -> UnsafeMutableRawPointer {
            let program = URL(fileURLWithPath: CommandLine.arguments[0])
            let path = program.deletingLastPathComponent().path + "/" + name
            if let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL) { return library }
            report(["kind": "unloadable", "message": String(cString: dlerror())])
            exit(1)
        }

        private nonisolated(unsafe) var countSpots: (@convention(c) () -> Int)?
        private nonisolated(unsafe) var isReached: (@convention(c) (Int) -> Bool)?

        /// Chooses a fault, where the code holds any.
        private func choose(in code: UnsafeMutableRawPointer) {
            typealias Choose = @convention(c) (Int) -> Void
            guard let fault, let symbol = dlsym(code, "kata_choose") else { return }
            unsafeBitCast(symbol, to: Choose.self)(fault)
            countSpots = dlsym(code, "kata_spots").map {
                unsafeBitCast($0, to: (@convention(c) () -> Int).self)
            }
            isReached = dlsym(code, "kata_reached").map {
                unsafeBitCast($0, to: (@convention(c) (Int) -> Bool).self)
            }
        }

        /// Tells what was reached since this was last told, and how much work that took so far.
        private func reportReached(by test: String = "") {
            guard let countSpots, let isReached else { return }
            let spots = (0..<countSpots()).filter { isReached($0) }
            let work = Double(clock()) / Double(CLOCKS_PER_SEC)
            report(["kind": "reached", "test": test, "spots": spots, "work": work])
        }

        /// Ends the run: the first failure says enough.
        private func stop() -> Never {
            report(["kind": "runEnded"])
            _exit(1)
        }

        """

    /// What stands before the program where no assertion of XCTest can fail.
    static let ignoreXCTest = "private func catchStrays() {}\n\n"

    /// What stands before it otherwise.
    static let watchXCTest = """
        import XCTest

        private final class Bystander: XCTestCase {
            override func recordFailure(
                withDescription description: String, inFile file: String, atLine line: Int,
                expected: Bool
            ) {
                var event: [String: Any] = [
                    "kind": "stray", "message": description, "file": file, "line": line,
                ]
                event["test"] = Test.current.map { String(describing: $0.id) }
                report(event)
            }
        }

        /// XCTest's assertions need a test case that is running, wherever that is.
        private func catchStrays() {
            let isReady = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let test = Bystander(name: "bystander") { _ in
                    isReady.signal()
                    DispatchSemaphore(value: 0).wait()
                }
                test.run()
            }
            isReady.wait()
        }

        """

    /// The program that runs tests of Swift Testing.
    static let runSwiftTesting =
        shared + """
            private typealias EntryPoint = @convention(thin) @Sendable (
                UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
            ) async throws -> Bool

            @_silgen_name("swt_abiv0_getEntryPoint")
            private func entryPoint() -> UnsafeRawPointer

            /// Whether a record says that a test has failed, and was not expected to.
            private func isFailure(_ record: Data) -> Bool {
                let issue = payload(of: record, ifItSays: "issueRecorded")?["issue"] as? [String: Any]
                guard let issue else { return false }
                return issue["isKnown"] as? Bool != true && issue["_severity"] as? String != "warning"
            }

            /// The id of the test that ends with a record, where that is to be known.
            private func testEnded(_ record: Data) -> String? {
                guard isReached != nil, let payload = payload(of: record, ifItSays: "testEnded"),
                    payload["kind"] as? String == "testEnded"
                else { return nil }
                return payload["testID"] as? String
            }

            /// What a record is about, if a word occurs in it: to read them all would take time.
            private func payload(of record: Data, ifItSays word: String) -> [String: Any]? {
                guard record.range(of: Data(word.utf8)) != nil,
                    let object = try? JSONSerialization.jsonObject(with: record) as? [String: Any]
                else { return nil }
                return object["payload"] as? [String: Any]
            }

            @main private struct KataMain {
                static func main() {
                    meetTheLab()
                    _ = loadTests()
                    catchStrays()
                    // As in a terminal, and under swift test: line by line, among the other lines.
                    setvbuf(stdout, nil, _IOLBF, Int(BUFSIZ))
                    Task.detached { await runAll() }
                    dispatchMain()
                }

                private static func runAll() async {
                    let run = unsafeBitCast(entryPoint(), to: EntryPoint.self)
                    let bytes = UnsafeMutableRawBufferPointer.allocate(
                        byteCount: configuration.utf8.count, alignment: 1)
                    bytes.copyBytes(from: configuration.utf8)
                    let isGreen = try? await run(UnsafeRawBufferPointer(bytes)) {
                        let record = Data($0)
                        report(record)
                        if stopsAtFailure, isFailure(record) { stop() }
                        if let test = testEnded(record) { reportReached(by: test) }
                    }
                    reportReached()
                    exit(isGreen == true ? 0 : 1)
                }
            }

            """

    /// Source text that lists these XCTest methods.
    ///
    /// - Parameter modules: where they are declared.
    static func list(of classes: [TestClass], in modules: [String]) -> String {
        // NB: the lists are made as the package manager makes them. Written in place, a method of
        // the main actor would pass here and end the whole run there.
        let lists = classes.map { testClass in
            let methods = testClass.methods.map { method in
                "(\"\(method.name)\", "
                    + (method.isAsync ? "asyncTest(\(method.name))" : method.name) + ")"
            }
            return """
                fileprivate extension \(testClass.name) {
                    static nonisolated(unsafe) let \(testClass.list) = [\(methods.joined(separator: ", "))]
                }

                """
        }
        let entries = classes.map { "testCase(\($0.name).\($0.list))" }
        return """
            import XCTest
            \(modules.map { "@testable import \($0)\n" }.joined())
            \(lists.joined())
            @_silgen_name("\(listModule)") public func list() -> [XCTestCaseEntry] {
                [\(entries.joined(separator: ", "))]
            }

            """
    }

    /// The program that runs tests of XCTest.
    static let runXCTest =
        shared + """
            import XCTest

            private final class KataObserver: NSObject, XCTestObservation {
                func testCaseWillStart(_ test: XCTestCase) {
                    report(["kind": "started", "test": test.name])
                }

                func testCase(
                    _ test: XCTestCase, didFailWithDescription description: String,
                    inFile file: String?, atLine line: Int
                ) {
                    report([
                        "kind": "failed", "test": test.name, "message": description,
                        "file": file ?? "", "line": line,
                    ])
                    if stopsAtFailure { stop() }
                }

                func testCaseDidFinish(_ test: XCTestCase) {
                    let isSkipped = test.testRun?.hasBeenSkipped ?? false
                    report(["kind": "ended", "test": test.name, "skipped": isSkipped])
                }

                func testBundleDidFinish(_ bundle: Bundle) {
                    reportReached()
                    report(["kind": "runEnded"])
                }
            }

            @main private struct KataMain {
                static func main() {
                    meetTheLab()
                    let tests = loadTests()
                    catchStrays()
                    XCTestObservationCenter.shared.addTestObserver(KataObserver())
                    typealias List = @convention(thin) () -> [XCTestCaseEntry]
                    let list = unsafeBitCast(dlsym(tests, "\(listModule)"), to: List.self)()
                    for (testClass, tests) in list {
                        for test in tests { announce("\\(testClass).\\(test.0)") }
                    }
                    XCTMain(list, arguments: [CommandLine.arguments[0]])
                }

                /// Tells the Lab of a test before any runs.
                static func announce(_ name: String) {
                    report(["kind": "test", "payload": ["kind": "function", "id": name, "name": name]])
                }

                /// Swift Testing hands what it cannot attribute to a handler, if there is one.
                static func catchStrays() {
                    typealias Handler = @convention(c) (
                        UnsafePointer<CChar>, UnsafeRawPointer, Int, UnsafeRawPointer?
                    ) -> Void
                    typealias Install = @convention(c) (Handler) -> CBool
                    guard let library = dlopen("lib_TestingInterop.so", RTLD_NOW),
                        let symbol = dlsym(library, "_swift_testing_installFallbackEventHandler")
                    else { return }
                    _ = unsafeBitCast(symbol, to: Install.self)({ _, bytes, count, _ in
                        let data = Data(bytes: bytes, count: count)
                        guard let record = try? JSONSerialization.jsonObject(with: data) else { return }
                        report(["kind": "stray", "record": record])
                    })
                }
            }

            """
}
