import Course
import Foundation

/// The program that loads compiled tests, runs them and reports what happens to each.
///
/// It reports into a channel that only it can use: what it writes begins with a secret that it
/// reads before anything else is loaded or runs. Each framework is blind to the other's assertions:
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
    /// The file descriptor of the channel; it closes when the Lab is gone.
    static let channel: Int32 = 9
    /// The seconds of a core that tests on a fault may use.
    static let secondsOfFault = 3

    /// What the runner reads first: the secret, the number of a fault, what it may use, and how Swift
    /// Testing is to run.
    ///
    /// NB: the version of the events is the oldest one, which all toolchains know.
    static func greeting(_ secret: String, _ conditions: Conditions, _ limits: Limits) -> String {
        struct Configuration: Encodable {
            var eventStreamVersion = 0
            var parallel = false
            var filter: [String]?
        }
        let filters = conditions.filters
        let fault = conditions.fault.map(String.init) ?? "-"
        let configuration = Configuration(filter: filters.isEmpty ? nil : filters)
        let json = (try? JSONEncoder().encode(configuration)) ?? Data()
        return "\(secret) \(fault) \(limits.words) \(String(decoding: json, as: UTF8.self))\n"
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

    private static let ignoreXCTest = "private func catchStrays() {}\n\n"

    private static let watchXCTest = """
        import XCTest

        #if os(Linux)
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
        #else
        private func catchStrays() {}
        #endif

        """

    private static let runSwiftTesting =
        shared + listening + """
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
                    #if canImport(Glibc)
                        dispatchMain()
                    #else
                        CFRunLoopRun()
                    #endif
                }

                private static func runAll() async {
                    let run = unsafeBitCast(entryPoint(), to: EntryPoint.self)
                    let bytes = UnsafeMutableRawBufferPointer.allocate(
                        byteCount: greeting.configuration.utf8.count, alignment: 1)
                    bytes.copyBytes(from: greeting.configuration.utf8)
                    let isGreen = try? await run(UnsafeRawBufferPointer(bytes)) {
                        let record = Data($0)
                        report(record)
                        if isFaulty, isFailure(record) { stop() }
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
            #if os(Linux)
            \(lists.joined())
            @_silgen_name("\(listModule)") public func list() -> [XCTestCaseEntry] {
                [\(entries.joined(separator: ", "))]
            }
            #endif

            """
    }

    private static let runXCTest =
        shared + listening + """
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
                    if isFaulty { stop() }
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
                    #if os(Linux)
                    typealias List = @convention(thin) () -> [XCTestCaseEntry]
                    let list = unsafeBitCast(dlsym(tests, "\(listModule)"), to: List.self)
                    XCTMain(list(), arguments: [CommandLine.arguments[0]])
                    #else
                    XCTestSuite.default.run()
                    #endif
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

    // NB: what is private has no name by which code under test could be linked to it.
    private static let shared = """
        import Dispatch
        import Foundation
        import Testing

        /// What the Lab asks for.
        private struct Greeting {
            var secret = ""
            var fault: Int?
            /// A resource, a soft limit and a hard one, of each.
            var limits: [[UInt]] = []
            var configuration = "{}"

            init(_ line: [UInt8] = []) {
                let parts = String(decoding: line, as: UTF8.self)
                    .split(separator: " ", maxSplits: 3).map(String.init)
                guard parts.count == 4 else { return }
                secret = parts[0]
                fault = Int(parts[1])
                limits = parts[2].split(separator: ",").map {
                    $0.split(separator: ":").compactMap { UInt($0) }
                }
                configuration = parts[3]
            }
        }

        private nonisolated(unsafe) var greeting = Greeting()

        private var isFaulty: Bool { greeting.fault ?? 0 > 0 }

        private func report(_ event: [String: Any]) {
            if let data = try? JSONSerialization.data(withJSONObject: event) { report(data) }
        }

        private func report(_ event: Data) {
            let line = [UInt8](Data((greeting.secret + " ").utf8) + event + [10])
            #if canImport(Glibc)
                _ = Glibc.write(\(channel), line, line.count)
            #else
                _ = Darwin.write(\(channel), line, line.count)
            #endif
        }

        /// Learns the secret, and dies with the Lab, whatever ends it.
        ///
        /// Programs that tests start do not inherit the channel; an exit test runs without it.
        private func meetTheLab() {
            greeting = Greeting(listen())
            for limit in greeting.limits where limit.count == 3 {
                var soft = rlimit()
                soft.rlim_cur = rlim_t(limit[1])
                soft.rlim_max = rlim_t(limit[2])
                #if canImport(Glibc)
                    setrlimit(__rlimit_resource_t(UInt32(limit[0])), &soft)
                #endif
            }
            guard fcntl(\(channel), F_SETFD, FD_CLOEXEC) == 0 else { return }
            report(Data(#"{"kind":"begun"}"#.utf8))
            Thread.detachNewThread {
                var byte: UInt8 = 0
                var count = 1
                while count > 0 { count = read(\(channel), &byte, 1) }
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

        /// Chooses a fault, and lets one that never ends run out of time of its own.
        private func choose(in code: UnsafeMutableRawPointer) {
            typealias Choose = @convention(c) (Int) -> Void
            guard let fault = greeting.fault, let symbol = dlsym(code, "kata_choose") else { return }
            unsafeBitCast(symbol, to: Choose.self)(fault)
            countSpots = dlsym(code, "kata_spots").map {
                unsafeBitCast($0, to: (@convention(c) () -> Int).self)
            }
            isReached = dlsym(code, "kata_reached").map {
                unsafeBitCast($0, to: (@convention(c) (Int) -> Bool).self)
            }
            guard fault > 0 else { return }
            var limit = rlimit(rlim_cur: \(secondsOfFault), rlim_max: \(secondsOfFault))
            #if canImport(Glibc)
                setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
            #else
                setrlimit(RLIMIT_CPU, &limit)
            #endif
        }

        /// Tells what was reached since this was last told.
        private func reportReached(by test: String = "") {
            guard let countSpots, let isReached else { return }
            let spots = (0..<countSpots()).filter { isReached($0) }
            report(["kind": "reached", "test": test, "spots": spots])
        }

        /// Ends the run: the first failure says enough about a fault.
        private func stop() -> Never {
            report(["kind": "runEnded"])
            _exit(1)
        }

        """
}

extension Module {
    /// Whether this is the program that runs the tests, or their list.
    ///
    /// The package manager's own is compiled in Swift 5 mode too, where methods of a class on the
    /// main actor may be named from outside of it.
    var isRunner: Bool { [Runner.module, Runner.listModule].contains(name) }
}

/// A class of XCTest, and the methods that are its tests.
struct TestClass: Equatable {
    struct Method: Equatable {
        var name: String
        var isAsync: Bool
    }

    var name: String
    var methods: [Method]

    /// What the list of its methods is called; a subclass must not override it.
    var list: String { "kataTests_" + name.map { $0 == "." ? "_" : String($0) }.joined() }
}

extension [TestClass] {
    /// The methods whose names, `Module.Class/method`, contain one of the patterns; all if there is none.
    func filtered(by patterns: [String], in module: String) throws -> [TestClass] {
        guard !patterns.isEmpty else { return self }
        let filters = try patterns.map { try Regex($0) }
        return compactMap { testClass in
            var found = testClass
            found.methods.removeAll { method in
                let name = "\(module).\(testClass.name)/\(method.name)"
                return !filters.contains { name.contains($0) }
            }
            return found.methods.isEmpty ? nil : found
        }
    }
}
