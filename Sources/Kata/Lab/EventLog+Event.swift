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
        }

        final class Record: Decodable {
            var payload: Payload?
        }

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
