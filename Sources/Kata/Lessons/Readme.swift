/// The page that tells the task of an exercise, held against the exercise.
struct Readme {
    let page: Markdown
    let exercise: Exercise
    private let chapter: Catalogue.Chapter?
    private let code: CodeNames

    /// - Parameter text: the page.
    /// - Parameter chapter: the one that links to the exercise.
    /// - Parameter code: the files that the page may speak of besides the starter's: those of the
    ///   solution, and of the stages they use.
    init(
        _ text: String, of exercise: Exercise, in chapter: Catalogue.Chapter?, code: [Tree]
    ) throws {
        self.page = try Markdown(text, path: exercise.home + "README.md")
        self.exercise = exercise
        self.chapter = chapter
        self.code = CodeNames([exercise.starter] + code)
    }

    /// What is not as the exercise is.
    var findings: [Finding] {
        place + names + list + commands + hints
    }

    func finding(_ line: Int?, _ expected: String, _ actual: String) -> Finding {
        Finding(
            path: exercise.home + "README.md", line: line ?? 1, expected: expected, actual: actual)
    }

    // MARK: Where it belongs

    private var place: [Finding] {
        guard let chapter else { return [] }
        let link = "after [chapter \(chapter.number)](../../../\(chapter.path))"
        let line = page.proseLines.first { $0.text.hasPrefix("**Kind:**") }
        guard let line, !line.text.contains(link) else { return [] }
        return [finding(line.line, link, line.text)]
    }

    // MARK: Names

    private var names: [Finding] {
        let lines = page.pieces.filter { !$0.isFolded }.proseLines
        let fixed = lines.fixed
        return lines.flatMap { line, text in
            text.quoted.compactMap { word in
                if word.hasPrefix("Sources/") || word.hasPrefix("Tests/"),
                    word.fileName.contains(".")
                {
                    return code.hasFile(word) ? nil : finding(line, "a file", "there is no \(word)")
                }
                if word.isSignature {
                    return code.declares(word)
                        ? nil : finding(line, "a signature as in the code", "there is no \(word)")
                }
                guard fixed.contains(line), let name = word.calledName else { return nil }
                return code.hasWord(name)
                    ? nil : finding(line, "a name in the code", "there is no \(name)")
            }
        }
    }

    // MARK: The list of tests

    /// Where there is a list in the starter, the page has the same.
    private var list: [Finding] {
        let tests = exercise.starter.disabledTests
        guard tests.count > 1 else { return [] }
        guard let section = page.section("Test list") else {
            return [finding(1, "a section “Test list”", "none")]
        }
        let items = section.pieces.items
        for (item, test) in zip(items, tests) where !test.titles.contains(item.title) {
            let titles = test.titles.map { "“\($0)”" }.joined(separator: " or ")
            return [finding(item.line, "\(titles), as in the starter", "“\(item.title)”")]
        }
        if items.count > tests.count {
            let item = items[tests.count]
            return [finding(item.line, "a test in the starter", "none for “\(item.title)”")]
        }
        if items.count < tests.count {
            let title = tests[items.count].titles.last ?? ""
            return [finding(section.line, "a line for “\(title)”, as in the starter", "none")]
        }
        return []
    }

    // MARK: Commands and hints

    private var commands: [Finding] {
        guard let section = page.section("Run") else {
            return [finding(1, "a section “Run”", "none")]
        }
        let name = exercise.name
        let wanted = [
            "swift test --filter \(name)Tests", "swift run kata check \(name)",
            "swift run kata watch \(name)", "ONLY=\(name) swift test",
        ]
        let text = section.pieces.text
        return wanted.filter { !text.contains($0) }.map { finding(section.line, $0, "not there") }
    }

    private var hints: [Finding] {
        guard exercise.hints.count != 3 else { return [] }
        return [
            finding(
                page.section("Hints")?.line, "three hints", counted(exercise.hints.count, "hint"))
        ]
    }
}

extension [(line: Int, text: String)] {
    /// The lines of the paragraphs that say what is fixed, and of the lists right behind them.
    fileprivate var fixed: Set<Int> {
        var found: Set<Int> = []
        var isFixed = false
        var isAfterColon = false
        for (index, (line, text)) in enumerated() {
            if text.trimmed.isEmpty {
                let last = index > 0 ? self[index - 1].text.trimmed : ""
                isAfterColon = isFixed && (isAfterColon || last.hasSuffix(":"))
                isFixed = isAfterColon
                continue
            }
            if isAfterColon, !text.hasPrefix("- "), !text.hasPrefix(" ") {
                isFixed = false
                isAfterColon = false
            }
            if text.contains("ixed") { isFixed = true }
            if isFixed { found.insert(line) }
        }
        return found
    }
}

extension String {
    /// Whether this declares a function or an initialiser, other than by its labels alone.
    fileprivate var isSignature: Bool {
        if contains("_:)") || contains("(:") || wholeMatch(of: /.*\((\w+:)+\)/) != nil {
            return false
        }
        return wholeMatch(of: /(static |mutating )*(func |init\().*|\w+\(.*\) .*-> .+/) != nil
    }

    /// What stands before the bracket or the dot of a name such as `Blogger()` or `Issue.record`.
    fileprivate var calledName: String? {
        wholeMatch(of: /([A-Za-z_]\w*)(\.\w+)*(\(.*)?/).map { String($0.1) }
    }
}

/// What code declares and names, for texts that speak of it.
struct CodeNames {
    private let paths: Set<String>
    private let text: String
    private let signatures: [String]

    init(_ trees: [Tree]) {
        let texts = trees.flatMap { $0.files.filter { $0.key.isSwift }.values }
        paths = Set(trees.flatMap(\.paths))
        text = texts.joined(separator: "\n")
        signatures = texts.flatMap { [Declaration](reading: $0.lines) }
            .flatMap(\.signatures)
    }

    func hasFile(_ path: String) -> Bool { paths.contains(path) }

    /// Whether a function is declared just so; what stands before `func` may be left out.
    func declares(_ signature: String) -> Bool {
        let wanted = signature.withoutSpace
        return signatures.contains { $0.hasSuffix(wanted) }
    }

    func hasWord(_ word: String) -> Bool { text.containsWord(word) }
}

extension Declaration {
    /// How it and its members are declared, up to the body and without space.
    fileprivate var signatures: [String] {
        let own = header.joined().prefix { $0 != "{" }
        return [String(own).withoutSpace] + (members ?? []).flatMap(\.signatures)
    }
}

extension String {
    fileprivate var withoutSpace: String {
        filter { !$0.isWhitespace }.replacing(",)", with: ")")
    }
}
