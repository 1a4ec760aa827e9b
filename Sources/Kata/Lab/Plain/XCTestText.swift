import Foundation

/// What XCTest prints while it runs, read as events.
///
/// NB: code under test can print such lines as well; the package manager has nothing better.
struct XCTestText {
    private let output: String

    init(_ output: String) { self.output = output }

    /// Lines such as the Lab's own runner reports them.
    var events: Data {
        var running: String?
        var all: [[String: Any]] = []
        for line in output.split(separator: "\n") {
            if let match = line.wholeMatch(of: /Test Case '(.*)' started.*/) {
                running = Self.name(match.1)
                all.append(["kind": "started", "test": running ?? ""])
            } else if let match = line.wholeMatch(
                of: /Test Case '(.*)' (passed|failed|skipped) \(.*/)
            {
                all.append([
                    "kind": "ended", "test": Self.name(match.1), "skipped": match.2 == "skipped",
                ])
                running = nil
            } else if let match = line.wholeMatch(
                of: /(.*\.swift):(\d+): error: (\S+|-\[.*?\]) : (.*)/)
            {
                all.append([
                    "kind": "failed", "test": running ?? Self.name(match.3),
                    "message": String(match.4), "file": String(match.1),
                    "line": Int(match.2) ?? 0,
                ])
            } else if line.wholeMatch(of: /Test Suite '(All|Selected) tests' (passed|failed).*/)
                != nil
            {
                all.append(["kind": "runEnded"])
            } else if let last = all.indices.last, all[last]["kind"] as? String == "failed",
                running != nil, let message = all[last]["message"] as? String
            {
                all[last]["message"] = message + "\n" + line
            }
        }
        // What ran was announced, as far as can be known.
        let announced = all.filter { $0["kind"] as? String == "started" }.map { event in
            let payload = ["kind": "function", "id": event["test"], "name": event["test"]]
            return ["kind": "test", "payload": payload] as [String: Any]
        }
        return Data(
            (announced + all).compactMap { try? JSONSerialization.data(withJSONObject: $0) }
                .joined(separator: Data("\n".utf8)))
    }

    /// `Class.method`, on macOS told as `-[Module.Class method]`.
    private static func name(_ text: Substring) -> String {
        guard let match = text.wholeMatch(of: /-\[(?:\w+\.)?(\w+) (\w+)\]/) else {
            return String(text)
        }
        return "\(match.1).\(match.2)"
    }
}
