extension Runner {
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
                        byteCount: greeting.configuration.utf8.count, alignment: 1)
                    bytes.copyBytes(from: greeting.configuration.utf8)
                    let isGreen = try? await run(UnsafeRawBufferPointer(bytes)) {
                        let record = Data($0)
                        report(record)
                        if greeting.stopsAtFailure, isFailure(record) { stop() }
                        if let test = testEnded(record) { reportReached(by: test) }
                    }
                    reportReached()
                    exit(isGreen == true ? 0 : 1)
                }
            }

            """
}
