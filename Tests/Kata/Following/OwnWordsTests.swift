import Foundation
import Testing

@testable import kata

/// Chapters that somebody has written in words of their own: what they do says where they are.
///
/// `CHAPTERS="1 4 9 14" EDITS=40 SEED=7` in the environment asks for more, at other steps.
struct OwnWordsTests {
    private static let wanted = ProcessInfo.processInfo.environment
    static let chapters = (wanted["CHAPTERS"] ?? "1 4").split(separator: " ").compactMap { Int($0) }
    private static let count = Int(wanted["EDITS"] ?? "") ?? 2

    private let project: Project
    private let engine = Engine { try Workbench.lab.run($0) }.patient

    init() throws {
        project = try .containing(URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    }

    @Test(arguments: chapters)
    func `other words for the same keep the place`(number: Int) throws {
        let chapter = try project.replay(chapter: number)
        var chance = Seeded(state: UInt64(Self.wanted["SEED"] ?? "") ?? 1)
        for turn in 0..<Self.count {
            let edit = Rewriting.all[turn % Rewriting.all.count]
            let steps = chapter.greenSteps
            let step = steps.randomElement(using: &chance)!
            let files = edit.applied(to: chapter, after: step, &chance)

            let place = try Following(chapter, package: files, last: step).located(by: engine)

            #expect(place.here.isSure, "step \(step), \(edit.name)")
            #expect(place.here.step == step, "step \(step), \(edit.name)")
        }
    }

    @Test(arguments: chapters)
    func `code that does something else loses the step`(number: Int) throws {
        let chapter = try project.replay(chapter: number)
        let end = chapter.tree(after: chapter.steps.count)
        let mutants = try project.mutants(of: chapter).map(\.mutant)
            .filter { !chapter.testNames(of: $0).isEmpty }
        var chance = Seeded(state: UInt64(Self.wanted["SEED"] ?? "") ?? 1)
        let last = chapter.greenSteps.last ?? 0
        var tried = 0
        for _ in 0..<Self.count {
            let mutant = mutants.randomElement(using: &chance)!
            let names = chapter.testNames(of: mutant)
            guard let broken = try? mutant.applied(to: end) else { continue }

            let squares = try engine.value(of: ChapterSquares.plan(broken, chapter, after: last))
            let place = try Following(chapter, package: broken, last: last).located(by: engine)

            // What a later chapter has brought, or its tests notice, is not there yet.
            if squares.yoursOnYours.verdict == .doesNotCompile || squares.isDone { continue }
            tried += 1
            guard case .beGreen(let failure) = squares.next else {
                Issue.record("\(mutant.complaint): \(squares.next)")
                continue
            }
            let failing = squares.yoursOnYours.failing
            #expect(failure?.test.map(failing.contains) ?? false, "\(mutant.complaint)")
            #expect(
                failing.contains { name in names.contains { name.hasSuffix($0) } },
                "\(mutant.complaint)")
            #expect(!place.here.isSure || place.here.step < last, "\(mutant.complaint)")
        }
        #expect(tried > 0)
    }
}

/// A way to say the same in other words.
private struct Rewriting: Sendable {
    var name: String
    /// The file in other words; nil if it offers nothing to rewrite.
    var rewrite: @Sendable (String, inout Seeded) -> String?

    static let all = [comments, layout, names, order, functions, algorithms]

    func applied(to chapter: ReplayedChapter, after step: Int, _ chance: inout Seeded) -> Tree {
        var tree = chapter.tree(after: step)
        let own = Set(chapter.steps.flatMap(\.changes.paths))
        for path in tree.paths where path.isSwift && own.contains(path) {
            tree[path] = tree[path].flatMap { rewrite($0, &chance) } ?? tree[path]
        }
        return tree
    }

    private static let comments = Rewriting(name: "comments") { text, _ in
        "// What I think of it.\n" + text + "\n/* Done. */\n"
    }

    private static let layout = Rewriting(name: "layout") { text, _ in
        // What counts lines is not the same when they move.
        guard !text.contains("\"\"\""), !text.contains("#line") else { return nil }
        return text.lines.map { line in
            let code = line.drop { $0 == " " }
            return String(repeating: " ", count: (line.count - code.count) / 2) + code + "  "
        }.joined(separator: "\n\n")
    }

    private static let names = Rewriting(name: "names") { text, chance in
        let names = text.matches(of: #/\n {8,}let (\w+) = /#).map { String($0.1) }.filter { name in
            // What stands in a text, behind a dot or as a label is something else.
            !text.lines.contains { $0.contains("\"") && $0.contains(name) }
                && ["[.]\(name)\\b", "func \(name)\\b", "\\b\(name):"]
                    .allSatisfy { text.firstMatch(of: word($0)) == nil }
        }
        guard !names.isEmpty else { return nil }
        let name = names.randomElement(using: &chance)!
        return text.replacing(word("\\b\(name)\\b"), with: "mine\(name.capitalized)")
    }

    private static let algorithms = Rewriting(name: "algorithms") { text, _ in
        let others = [
            // Chapter 1: from the loop, or the sum, to letters that are left.
            """
                return text.lowercased().reduce(0) { count, character in
                    vowels.contains(character) ? count + 1 : count
                }
            """: "    return text.lowercased().filter { vowels.contains($0) }.count",
            """
                for character in text.lowercased() {
                    if vowels.contains(character) {
                        count += 1
                    }
                }
            """: "    while count < text.lowercased().filter(vowels.contains).count { count += 1 }",
            // Chapter 4: from lines that are collected to a sum of texts.
            "        return lines.joined(separator: \"\\n\")": """
                    return lines.dropFirst().reduce(lines[0]) { $0 + "\\n" + $1 }
            """,
            // Chapter 9: from an element to a slice of one.
            "        let item = items[row]": "        let item = items[row...].prefix(1).last!",
            // Chapter 14: from guarding to asking.
            "        guard canSave else { return }": "        if !canSave { return }",
        ]
        let known = others.filter { text.contains($0.key) }
        return known.isEmpty ? nil : known.reduce(text) { $0.replacing($1.key, with: $1.value) }
    }

    private static func word(_ form: String) -> Regex<AnyRegexOutput> {
        try! Regex(form).wordBoundaryKind(.simple)
    }

    private static let order = Rewriting(name: "order") { text, _ in
        let tests: [DeclaredTest] = Tree(["Tests/T/T.swift": text]).tests
        guard tests.count > 1, tests[0].suites == tests[1].suites else { return nil }
        let (one, two) = (tests[0].lines.text, tests[1].lines.text)
        return text.replacing(one + "\n" + two, with: two + "\n" + one)
    }

    private static let functions = Rewriting(name: "functions") { text, _ in
        let form =
            #/\n(?<margin> *)func (?<name>\w+)\(_ (?<own>\w+): (?<type>[\w\[\]]+)\) -> /#
        guard let function = text.firstMatch(of: form) else { return nil }
        let (margin, name) = (function.margin, function.name)
        let type = text[function.range.upperBound...].prefix { $0 != "{" }
        return text.replacingCharacters(
            in: function.range,
            with: "\n\(margin)func \(name)(_ given: \(function.type)) -> \(type){\n"
                + "\(margin)    own\(name)(given)\n\(margin)}\n"
                + "\n\(margin)func own\(name)(_ \(function.own): \(function.type)) -> ")
    }
}

extension ReplayedChapter {
    /// Steps that stay, at which all is green.
    fileprivate var greenSteps: [Int] {
        steps.indices.filter { [.green, .refactor].contains(steps[$0].sign) }.map { $0 + 1 }
    }

    /// The tests of this chapter that are to notice a faulty version.
    fileprivate func testNames(of mutant: Mutant) -> [String] {
        let old = start.testSources
        let names = tree(after: steps.count).testSources.keys.filter { old[$0] == nil }
        return mutant.catchers.filter { catcher in names.contains { $0.hasSuffix(catcher) } }
    }
}
