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
        let body = tokens.brackets.filter { tokens[$0.open].is("{") }.min { $0.open < $1.open }
        return body.map { tokens[($0.open + 1)..<$0.close].map(\.text) }
    }

    /// As a person says it: the sentence, or `Class.test_name`.
    var name: String { isOfXCTest ? place : title ?? base }

    /// The function's name alone.
    var base: String { function.prefix { $0 != "(" }.filter { $0 != "`" } }
}

extension Tree {
    /// The source text of each test in its files, by the test's name.
    var testSources: [String: String] {
        let sources = tests.map { test in
            let margin = test.lines.first?.indentation ?? 0
            return (test.name, test.lines.map { String($0.dropFirst(margin)) }.text)
        }
        return Dictionary(sources) { first, _ in first }
    }

    /// The tests in its files, those of each file in their order.
    var tests: [DeclaredTest] {
        paths.filter { $0.isTests && $0.isSwift }.flatMap { path in
            [Declaration](reading: files[path]?.lines ?? []).flatMap { $0.tests() }
        }
    }
}

/// A test, and where it begins.
typealias PlacedTest = (test: DeclaredTest, path: String, line: Int)

extension Tree {
    var placedTests: [PlacedTest] {
        paths.flatMap { path in
            let lines = files[path]?.lines ?? []
            var start = 0
            return Tree([path: files[path] ?? ""]).tests.map { test in
                start = lines[start...].firstRange(of: test.lines)?.lowerBound ?? start
                return (test, path, start + 1)
            }
        }
    }

    /// The same files, in which the tests of each suite stand in the opposite order.
    ///
    /// NB: Swift Testing runs them as they stand, if it runs one after the other; XCTest by name.
    var withTestsReversed: Tree { Tree(files.mapValues(\.withTestsReversed)) }
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
        let places = indices.filter { !self[$0].tests().isEmpty }
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

    /// The tests in it; `suites` are the types that it stands in.
    fileprivate func tests(
        in suites: [String] = [], isClass: Bool = false, isDisabled: Bool = false
    ) -> [DeclaredTest] {
        let head = header.map(\.trimmed).joined(separator: " ")
        let isDisabled = isDisabled || head.contains(".disabled(") && !head.contains("disabled(if")
        if let type = typeName {
            let isClass = head.contains("class ") || name.hasPrefix("extension ")
            let suites = suites + type.split(separator: ".").map(String.init)
            return (members ?? []).flatMap {
                $0.tests(in: suites, isClass: isClass, isDisabled: isDisabled)
            }
        }
        guard name.hasPrefix("func "), !head.hasPrefix("//") else { return [] }
        let function = String(name.dropFirst("func ".count))
        if head.hasPrefix("@Test") || head.contains(" @Test") {
            let title = head.firstMatch(of: #/@Test\(\s*"(.*?)"/#).map { String($0.1) }
            return [
                DeclaredTest(
                    suites: suites, function: function, title: title, isOfXCTest: false,
                    isDisabled: isDisabled, lines: header + rest)
            ]
        }
        guard isClass, function.hasPrefix("test"), function.hasSuffix("()"),
            !head.contains("private "), !head.contains("static ")
        else { return [] }
        return [
            DeclaredTest(
                suites: suites, function: String(function.dropLast(2)), isOfXCTest: true,
                isDisabled: skip != nil,
                reason: skip?.firstMatch(of: /"(.*?)"/).map { String($0.1) },
                lines: header + rest)
        ]
    }

    private var typeName: String? {
        for kind in ["type ", "extension "] where name.hasPrefix(kind) {
            return name.dropFirst(kind.count).prefix { $0 != ":" && $0 != " " }.trimmed
        }
        return nil
    }

    /// How its body begins, if it begins by skipping the test.
    private var skip: String? {
        let lines = rest.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }
        let text = lines.prefix(4).joined(separator: " ")
        let isSkip = ["throw XCTSkip(", "try XCTSkipIf( true", "try XCTSkipIf(true"]
            .contains { text.hasPrefix($0) }
        return isSkip ? text : nil
    }
}
