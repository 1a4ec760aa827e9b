extension Runner {
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
                    if greeting.stopsAtFailure { stop() }
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
