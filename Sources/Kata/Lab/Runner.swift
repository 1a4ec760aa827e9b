import Course

/// The program that runs compiled tests and writes down what happens to each.
///
/// Swift Testing writes its own event stream. XCTest has only its text, so an observer writes events
/// in the same file. Each framework is blind to the other's assertions: those that fail out of
/// their framework are caught here and written down as strays.
enum Runner {
    /// The file descriptor that closes when the Lab is gone.
    static let lifeline: Int32 = 9

    /// Source text that runs the tests of Swift Testing.
    static let swiftTesting =
        shared + """
            #if os(Linux)
            final class Bystander: XCTestCase {
                override func recordFailure(
                    withDescription description: String, inFile file: String, atLine line: Int,
                    expected: Bool
                ) {
                    write([
                        "kind": "stray", "test": Test.current?.displayName ?? Test.current?.name ?? "",
                        "message": description, "file": file, "line": line,
                    ])
                }
            }
            #endif

            @main struct Runner {
                static func main() async {
                    holdOnToLifeline()
                    #if os(Linux)
                    let isReady = DispatchSemaphore(value: 0)
                    // XCTest's assertions need a test case that is running, wherever that is.
                    Thread.detachNewThread {
                        let test = Bystander(name: "bystander") { _ in
                            isReady.signal()
                            DispatchSemaphore(value: 0).wait()
                        }
                        test.run()
                    }
                    isReady.wait()
                    #endif
                    await Testing.__swiftPMEntryPoint() as Never
                }
            }

            """

    /// Source text that runs these XCTest methods.
    static func xcTest(module: String, _ classes: [TestClass]) -> String {
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
        return shared + """
            @testable import \(module)

            \(lists.joined())
            final class Observer: NSObject, XCTestObservation {
                func testCaseWillStart(_ test: XCTestCase) {
                    write(["kind": "started", "test": test.name])
                }

                func testCase(
                    _ test: XCTestCase, didFailWithDescription description: String,
                    inFile file: String?, atLine line: Int
                ) {
                    write([
                        "kind": "failed", "test": test.name, "message": description,
                        "file": file ?? "", "line": line,
                    ])
                }

                func testCaseDidFinish(_ test: XCTestCase) {
                    let isSkipped = test.testRun?.hasBeenSkipped ?? false
                    write(["kind": "ended", "test": test.name, "skipped": isSkipped])
                }

                func testBundleDidFinish(_ bundle: Bundle) {
                    write(["kind": "runEnded"])
                }
            }

            @main struct Runner {
                static func main() {
                    holdOnToLifeline()
                    catchStrays()
                    XCTestObservationCenter.shared.addTestObserver(Observer())
                    #if os(Linux)
                    XCTMain([\(entries.joined(separator: ", "))], arguments: [CommandLine.arguments[0]])
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
                        write(["kind": "stray", "record": record])
                    })
                }
            }

            """
    }

    private static let shared = """
        import Dispatch
        import Foundation
        import Testing
        import XCTest

        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }
        }

        func write(_ event: [String: Any]) {
            guard let path = variable("KATA_LOG"),
                let data = try? JSONSerialization.data(withJSONObject: event)
            else { return }
            let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
            _ = [UInt8](data + [10]).withUnsafeBytes {
                #if canImport(Glibc)
                    Glibc.write(file, $0.baseAddress, $0.count)
                #else
                    Darwin.write(file, $0.baseAddress, $0.count)
                #endif
            }
            close(file)
        }

        /// Dies with the Lab, whatever ends it.
        func holdOnToLifeline() {
            Thread.detachNewThread {
                var byte: UInt8 = 0
                _ = read(\(lifeline), &byte, 1)
                kill(0, SIGKILL)
            }
        }

        """
}

extension Module {
    /// Whether this is the program that runs the tests.
    ///
    /// The package manager's own is compiled in Swift 5 mode too, where methods of a class on the
    /// main actor may be named from outside of it.
    var isRunner: Bool { name == "Runner" }
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
