/// A test as its source text declares it.
struct DeclaredTest: Hashable {
    /// The types that it stands in, from the outside.
    var suites: [String]
    /// Its own name, such as `lowers()` or `test_adds`.
    var function: String
    /// What its attribute says that it is called.
    var title: String?
    var isOfXCTest: Bool
    var isDisabled: Bool
    /// What it says when it skips itself.
    var reason: String?
    var lines: [String] = []

    /// What tells it from all others, such as `FilenameTests/lowers()` or `CashTests.test_adds`.
    var place: String { (suites + [function]).joined(separator: isOfXCTest ? "." : "/") }

    /// Whether nothing stands in it but comments.
    var isEmpty: Bool { body?.isEmpty ?? false }

    /// What stands between its braces, but blanks and comments.
    var body: [String]? {
        let tokens = lines.text.sourceTokens
        let open = lines.text.headTokens.count - 1
        guard open >= 0, tokens[open].is("{"), let close = tokens.partners[open] else { return nil }
        return tokens[(open + 1)..<close].map(\.text)
    }

    /// As a person says it: the sentence, or `Class.test_name`.
    var name: String {
        isOfXCTest ? place : title ?? function.prefix { $0 != "(" }.filter { $0 != "`" }
    }
}

extension Tree {
    /// The source text of each test in its files, by the test's name.
    var testSources: [String: String] {
        let sources = tests.map { test in
            let margin = test.lines.first?.margin.count ?? 0
            return (test.name, test.lines.map { String($0.dropFirst(margin)) }.text)
        }
        return Dictionary(sources) { first, _ in first }
    }

    /// The tests in its files, those of each file in their order.
    var tests: [DeclaredTest] { placedTests.map(\.test) }

    var placedTests: [PlacedTest] {
        paths.filter { $0.isTests && $0.isSwift }.flatMap { path in
            let lines = files[path]?.lines ?? []
            var start = 0
            return [Declaration](reading: lines).flatMap(\.tests).map { test in
                start = lines[start...].firstRange(of: test.lines)?.lowerBound ?? start
                return (test, path, start + 1)
            }
        }
    }

    /// The same files, in which the tests of each suite stand in the opposite order.
    ///
    /// NB: Swift Testing runs them as they stand, if it runs one after the other; XCTest by name.
    var withTestsReversed: Tree { Tree(files.mapValues(\.withTestsReversed)) }

    /// The tests of `before` that have another body here, under their old names or new ones.
    func changedTests(since before: Tree) -> [ChangedTest] {
        let (given, now) = (before.tests, placedTests)
        let old = given.filter { !$0.isDisabled && !$0.isEmpty }
        let names = Set(given.map(\.name))
        let new = now.filter { !names.contains($0.test.name) }
        var others = new.filter { other in !old.contains { $0.body == other.test.body } }
        return old.compactMap { test in
            if let same = now.first(where: { $0.test.name == test.name }) {
                return same.test.body == test.body ? nil : change(of: test, in: same)
            }
            let isRenamed = new.contains { $0.test.body == test.body }
            return isRenamed || others.isEmpty ? nil : change(of: test, in: others.removeFirst())
        }
    }

    private func change(of old: DeclaredTest, in new: PlacedTest) -> ChangedTest {
        func body(_ test: DeclaredTest) -> [String] { test.lines.dropFirst().map(\.trimmed) }
        let line = body(new.test).firstIndex { !body(old).contains($0) }.map { $0 + 1 } ?? 0
        let was = body(old).first { !body(new.test).contains($0) && !$0.isEmpty }
        return ChangedTest(
            name: new.test.name,
            place: "\(new.path):\(new.line + line)" + (was.map { " was: \($0)" } ?? ""))
    }
}

/// A test, and where it begins.
typealias PlacedTest = (test: DeclaredTest, path: String, line: Int)

/// A test that was given, and is not as it was.
struct ChangedTest: Equatable, Sendable, Codable {
    var name: String
    /// The first of its lines that is new, as `path:line`, with what stood there.
    var place: String
}

extension String {
    fileprivate var withTestsReversed: String {
        let declarations = [Declaration](reading: lines)
        // What cannot be read stays as it is.
        let isRead = declarations.joinedLines.filter { !$0.isBlank } == lines.filter { !$0.isBlank }
        return isRead ? declarations.withTestsReversed.joinedLines.text : self
    }
}

extension [Declaration] {
    fileprivate var withTestsReversed: [Declaration] {
        let places = indices.filter { !self[$0].tests.isEmpty }
        guard places.allSatisfy({ self[$0].isWhole }) else { return self }
        var result = self
        for (place, other) in zip(places, places.reversed()) {
            result[place] = self[other]
            result[place].members = self[other].members?.withTestsReversed
            result[place].isSetOff = true
        }
        return result
    }
}

extension Declaration {
    /// Whether it closes what it opens, as all does that is laid out well.
    fileprivate var isWhole: Bool {
        let tokens = lines.text.sourceTokens
        return tokens.count { $0.is("{") } == tokens.count { $0.is("}") }
    }

    fileprivate var tests: [DeclaredTest] { functions().compactMap(DeclaredTest.init) }

    /// How its body begins, if it begins by skipping the test.
    fileprivate var skip: String? {
        let lines = rest.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }
        let text = lines.prefix(4).joined(separator: " ")
        let isSkip = ["throw XCTSkip(", "try XCTSkipIf( true", "try XCTSkipIf(true"]
            .contains { text.hasPrefix($0) }
        return isSkip ? text : nil
    }
}

extension DeclaredTest {
    /// Reads a function that stands in `types`; nil if it is no test.
    fileprivate init?(_ declaration: Declaration, in types: [Declaration]) {
        let signature = declaration.signature
        suites = types.compactMap(\.typeName).flatMap { $0.split(separator: ".").map(String.init) }
        function = String(declaration.name.dropFirst("func ".count))
        lines = declaration.header + declaration.rest
        isOfXCTest = !signature.isTest
        guard isOfXCTest else {
            title = signature.title
            isDisabled = (types + [declaration]).contains(where: \.signature.isDisabled)
            return
        }
        let isMethod = types.last.map {
            $0.signature.isClass || $0.name.hasPrefix("extension ")
        }
        guard isMethod ?? false, function.hasPrefix("test"), function.hasSuffix("()"),
            !signature.isHidden, !signature.isStatic
        else { return nil }
        function.removeLast(2)
        isDisabled = declaration.skip != nil
        reason = declaration.skip?.firstMatch(of: /"(.*?)"/).map { String($0.1) }
    }
}
