import Foundation

/// What XCTest prints while it runs, read as events.
///
/// Its lines stand behind whatever was printed without an end of line, and code can print such lines
/// as well: an end counts if it is that of the test that runs, and the last of several; a failure
/// counts if its test ends as failed.
struct XCTestText {
    private let folder: String
    private var all: [EventLog.Event] = []
    private var test: Running?
    private var isClosed = false

    private struct Running {
        /// As XCTest says it.
        var name: String
        var failures: [EventLog.Event] = []
        var ending: Substring?
        var failuresAtEnd = 0

        var hasFailed: Bool { ending == "failed" || failures.count > failuresAtEnd }
    }

    /// - Parameter folder: the path that the places of failures begin with.
    init(_ output: String, in folder: String = "") {
        self.folder = folder
        // NB: a line may end in CR and LF, which are one character.
        for line in output.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            read(String(Substring(line)))
        }
        end()
        if isClosed { all.append(.init(kind: "runEnded")) }
    }

    /// Events such as the Lab's own runner reports them.
    var events: [EventLog.Event] {
        // What ran was announced, as far as can be known.
        let announced = all.filter { $0.kind == "started" }.map { event in
            EventLog.Event(
                kind: "test",
                payload: .init(kind: "function", id: event.test, name: event.test))
        }
        return announced + all
    }

    private mutating func read(_ line: String) {
        let words = line.from("Test Case '")
        if let match = words?.wholeMatch(of: /Test Case '(.*)' started.*/) {
            guard !isRunning else { return }
            end()
            isClosed = false
            test = Running(name: String(match.1))
            all.append(.init(kind: "started", test: Self.name(match.1)))
        } else if let match = words?.wholeMatch(
            of: /Test Case '(.*)' (passed|failed|skipped) \(.* seconds\).*/)
        {
            guard let test, match.1 == test.name else { return }
            self.test?.ending = match.2
            self.test?.failuresAtEnd = test.failures.count
        } else if line.from("Test Suite '")?.wholeMatch(
            of: /Test Suite '(All|Selected) tests' (passed|failed).*/) != nil
        {
            isClosed = !isRunning
        } else {
            readFailure(line)
        }
    }

    private mutating func readFailure(_ line: String) {
        guard let test else { return }
        if let mark = line.range(of: ": error: \(test.name) : ", options: .literal) {
            let place = line[..<mark.lowerBound].split(separator: ":")
            let number = place.last.flatMap { Int($0) } ?? 0
            let path = place.dropLast().joined(separator: ":")
            self.test?.failures.append(
                .init(
                    kind: "failed", test: Self.name(test.name[...]),
                    message: String(line[mark.upperBound...]),
                    file: String(path.from(folder) ?? path.from("<") ?? path[...]), line: number))
        } else if let last = test.failures.indices.last, test.ending == nil,
            !line.contains(": \(test.name) : Test skipped"),
            let message = test.failures[last].message
        {
            self.test?.failures[last].message = message + "\n" + line
        }
    }

    private var isRunning: Bool { test != nil && test?.ending == nil }

    /// Tells how the test ended, if it has.
    private mutating func end() {
        guard let test else { return }
        self.test = nil
        let name = Self.name(test.name[...])
        if test.hasFailed || test.ending == nil {
            all += test.failures
            if test.failures.isEmpty, test.hasFailed {
                all.append(
                    .init(kind: "failed", test: name, message: "XCTest says no more of it"))
            }
        }
        if test.ending == nil { return }
        all.append(.init(kind: "ended", test: name, skipped: test.ending == "skipped"))
    }

    /// `Class.method`, on macOS told as `-[Module.Class method]`.
    private static func name(_ text: Substring) -> String {
        guard let match = text.wholeMatch(of: /-\[(?:\w+\.)?(\w+) (\w+)\]/) else {
            return String(text)
        }
        return "\(match.1).\(match.2)"
    }
}

extension String {
    /// What begins with `words`, where they occur last.
    ///
    /// NB: a character printed before them may join the first of them.
    fileprivate func from(_ words: String) -> Substring? {
        range(of: words, options: [.backwards, .literal]).map { self[$0.lowerBound...] }
    }
}
