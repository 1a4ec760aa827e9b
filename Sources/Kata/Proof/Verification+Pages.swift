import Foundation

extension Verification {
    /// What the course's pages lead to, name and show.
    ///
    /// - Parameter world: where samples are printed.
    /// - Parameter isWanted: whether a page with this path is to be looked at.
    func pages(in world: World, where isWanted: (String) -> Bool = { _ in true }) throws -> Subject
    {
        let texts = try project.pages()
        let (pages, unreadable) = try read(texts)
        let wanted = pages.values.filter { isWanted($0.path) }.sorted { $0.path < $1.path }
        let review = try CommandReview(project, catalogue)
        var found = unreadable
        for page in wanted {
            found += links(of: page, among: pages)
            found += commands(of: page, review)
        }
        let first = pages["Chapters/README.md"] ?? pages["README.md"]
        if let first, isWanted(first.path) {
            found += table(in: first, texts[first.path] ?? "")
        }
        let samples = wanted.flatMap { page in page.samples.map { (page.path, $0) } }
        let coded = wanted.filter {
            !$0.code.isEmpty && !isLesson($0.path) && !$0.path.hasSuffix(Self.ending)
        }
        let plan = Plan(runs: try coded.map(tests)) { [found] reports in
            found + samples.flatMap { findings(on: $1, in: $0, world) }
                + zip(coded, reports).filter { $1.verdict != .green }.map {
                    Finding(
                        path: $0.path, line: 1,
                        expected: "Swift that passes as tests, or ```swift illustration",
                        actual: $1.details)
                }
        }
        let checks = wanted.reduce(1 + coded.count) { $0 + $1.links.count + $1.samples.count }
        return Subject(checks: checks, plan: plan)
    }

    /// The pages by their paths, and what is wrong with others; of a lesson its own proof says so.
    private func read(_ texts: Tree) throws -> ([String: Page], [Finding]) {
        var pages: [String: Page] = [:]
        var findings: [Finding] = []
        for path in texts.paths {
            do {
                pages[path] = try Page(texts[path] ?? "", path: path)
            } catch let error as LessonError {
                if !isLesson(path) { findings.append(error.finding) }
            }
        }
        return (pages, findings)
    }

    /// The code of a page as a file of tests, behind the stages that it imports.
    private func tests(on page: Page) throws -> Run {
        let file = ["Tests/PageTests/PageTests.swift": page.code.text]
        let tests = Module(name: "PageTests", isTests: true, files: file)
        return Run(tests: tests.name, modules: try project.stages(usedBy: [tests]) + [tests])
    }

    /// Whether there are few blocks that are there for the eye only.
    static func illustrations(in proofs: [Proof]) -> Proof {
        let blocks = proofs.reduce(0) { $0 + $1.blocks }
        let illustrations = proofs.reduce(0) { $0 + $1.illustrations }
        if illustrations * 20 <= blocks + illustrations {
            return Proof(name: "illustrations", passed: 1)
        }
        let finding = Finding(
            path: "Chapters", line: 1, expected: "at most one block in twenty for the eye",
            actual: "\(illustrations) of \(blocks + illustrations)")
        return Proof(name: "illustrations", failed: 1, findings: [finding])
    }

    private func isLesson(_ path: String) -> Bool {
        path.hasPrefix("Exercises/") || catalogue.chapters.contains { $0.path == path }
    }

    // MARK: Links

    private func links(of page: Page, among pages: [String: Page]) -> [Finding] {
        page.links.filter { !$0.target.contains("://") }.compactMap { link in
            func finding(_ expected: String) -> Finding {
                Finding(
                    path: page.path, line: link.line, expected: expected,
                    actual: "there is no \(link.target)")
            }
            let parts = link.target.split(separator: "#", omittingEmptySubsequences: false)
                .map(String.init)
            let path = parts[0].isEmpty ? page.path : parts[0].resolved(from: page.path)
            guard Disk.exists(project.root.appendingPathComponent(path)) else {
                return finding("a link to a file")
            }
            guard parts.count > 1, let target = pages[path] else { return nil }
            return target.anchors.contains(parts[1]) ? nil : finding("a link to a heading")
        }
    }

    // MARK: Commands

    private func commands(of page: Page, _ review: CommandReview) -> [Finding] {
        page.commands.compactMap { command in
            review.complaint(about: command.words).map { complaint in
                Finding(
                    path: page.path, line: command.line,
                    expected: "a command that can be typed: "
                        + command.words.joined(separator: " "),
                    actual: complaint)
            }
        }
    }

    // MARK: The table of chapters

    /// Where the rows of the table are not the chapters with their exercises, in order.
    private func table(in page: Page, _ text: String) -> [Finding] {
        let lines = text.lines
        let chapters = Set(catalogue.chapters.map(\.path))
        let rows = Dictionary(grouping: page.links.filter { lines[$0.line - 1].hasPrefix("|") }) {
            $0.line
        }
        .filter { $0.value.contains { chapters.contains($0.target.resolved(from: page.path)) } }
        .sorted { $0.key < $1.key }
        let expected = catalogue.chapters.map { chapter in
            (["[\(chapter.title)](\(chapter.path))"]
                + chapter.exercises.map { "[\(Catalogue.name(of: $0))](\($0)README.md)" })
                .joined(separator: ", ")
        }
        let actual = rows.map { row in
            row.value.map { "[\($0.text)](\($0.target.resolved(from: page.path)))" }
                .joined(separator: ", ")
        }
        func finding(_ line: Int?, _ expected: String, _ actual: String) -> Finding {
            Finding(path: page.path, line: line ?? 1, expected: expected, actual: actual)
        }
        if let index = zip(expected, actual).map(!=).firstIndex(of: true) {
            return [finding(rows[index].key, expected[index], actual[index])]
        }
        if expected.count > rows.count {
            return [finding(rows.last?.key, "a row with \(expected[rows.count])", "none")]
        }
        return rows.dropFirst(expected.count).map {
            finding($0.key, "one row for each chapter", "one more")
        }
    }

    // MARK: Samples

    private func findings(on sample: Page.Sample, in path: String, _ world: World) -> [Finding] {
        let name = (["kata"] + sample.words).joined(separator: " ")
        do {
            let output = try FreshCourse.with(project) { course in
                if let step = sample.step, sample.words.count > 1 {
                    try course.solve(sample.words[1], steps: step)
                }
                return try course.output(of: sample.words, in: world)
            }
            guard output != sample.lines.text else { return [] }
            var found = Self.difference(at: path, expected: output, actual: sample.lines.text)
            found.line += sample.line
            found.expected += " (as \(name) prints it)"
            return [found]
        } catch {
            let expected = "what \(name) prints"
            return [
                Finding(path: path, line: sample.line, expected: expected, actual: "\(error)")
            ]
        }
    }
}
