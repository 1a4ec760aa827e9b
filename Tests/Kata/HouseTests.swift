import Foundation
import Testing

@testable import kata

/// The rooms of the companion, as CONTRIBUTING.md draws them: from the one that does what was typed down
/// to the one that knows nobody.
struct HouseTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    /// What there is outside, as code names it.
    private static let outside: Set = [
        "Darwin", "Dispatch", "DispatchQueue", "DispatchSemaphore", "DispatchSource", "FileHandle",
        "FileManager", "Glibc", "Process", "ProcessInfo", "Thread", "URL", "URLSession",
    ]

    /// Functions that are longer than they should be: no new one joins them.
    private static let long: Set = [
        "Sources/Kata/World+Live.swift live",
        "Sources/Kata/World/KataError.swift text",
    ]

    private let drawing: [(room: String, isPure: Bool)]
    private let files: [File]

    init() throws {
        let page = try Disk.text(Self.root.appendingPathComponent(".github/CONTRIBUTING.md"))
        drawing = page.lines.drop { !$0.hasPrefix("Kata.swift ") }.prefix { $0 != "```" }
            .map { ($0.words[0], $0.hasSuffix("(pure)")) }
        let tree = try Disk.tree(in: Self.root, below: "Sources/Kata/") { $0.hasSuffix(".swift") }
        files = tree.files.map(File.init)
    }

    @Test func `each room is drawn, and nothing else`() {
        #expect(
            Set(drawing.map(\.room)) == Set(files.map(\.room)).subtracting(["World+Live.swift"]))
        #expect(Set(drawing.map(\.room)).count == drawing.count)
    }

    @Test func `a room knows only those below it`() {
        for (index, floor) in drawing.enumerated() {
            let above = Set(drawing.prefix(index).map(\.room))
            let hidden = files.filter { above.contains($0.room) }.map(\.declared)
                .reduce(into: Set()) { $0.formUnion($1) }
            let own = files.filter { $0.room == floor.room }
            let names = own.map(\.inner).reduce(into: Set()) { $0.formUnion($1) }
            for file in own {
                let wrong = file.used.intersection(hidden).subtracting(names)
                #expect(wrong.isEmpty, "\(file.path) knows \(wrong.sorted())")
            }
        }
    }

    @Test func `a pure room touches nothing outside`() {
        let pure = Set(drawing.filter(\.isPure).map(\.room))
        #expect(!pure.isEmpty)
        for file in files where pure.contains(file.room) {
            let touched = file.used.intersection(Self.outside)
            #expect(touched.isEmpty, "\(file.path) touches \(touched.sorted())")
        }
    }

    @Test func `a function has forty lines at most`() {
        for file in files {
            let long = file.functions.filter { $0.lines > 40 }.map { "\(file.path) \($0.name)" }
            #expect(Set(long).subtracting(Self.long).isEmpty, "longer than 40 lines: \(long)")
        }
    }

    @Test func `a name means one thing`() {
        let all = files.flatMap { $0.declared.sorted() }.sorted()
        let twice = zip(all, all.dropFirst()).filter { $0 == $1 }.map(\.0)
        #expect(twice == [])
    }
}

/// A file of the companion, and the names of types in it.
private struct File {
    var path: String
    /// Types that all others can name.
    var declared: Set<String> = []
    /// Types that stand in others, or that nobody else can name.
    var inner: Set<String> = []
    var used: Set<String> = []
    /// Functions and computed properties, from the line that names one to the brace that ends it.
    var functions: [(name: String, lines: Int)] = []

    /// The folder below `Sources/Kata`, or the file itself.
    var room: String { String(path.split(separator: "/")[2]) }

    init(path: String, text: String) {
        self.path = path
        readFunctions(text.lines)
        let words = text.sourceWords
        var depth = 0
        for (index, word) in words.enumerated() {
            if word.is("{") { depth += 1 }
            if word.is("}") { depth -= 1 }
            guard word.text.first?.isUppercase ?? false, index > 0 else { continue }
            let before = words[index - 1]
            if before.isOne(of: ["struct", "class", "enum", "actor", "protocol", "typealias"]) {
                let isOwn =
                    depth > 0
                    || words[max(0, index - 3)..<index].contains { $0.text.hasSuffix("private") }
                if isOwn { inner.insert(word.text) } else { declared.insert(word.text) }
            } else if !before.is(".") {
                used.insert(word.text)
            }
        }
    }

    private mutating func readFunctions(_ lines: [String]) {
        for (index, line) in lines.enumerated() where !line.hasSuffix("}") {
            let isProperty = line.hasSuffix("{") && line.contains("var ")
            guard line.contains("func ") || line.contains("init") || isProperty else { continue }
            let margin = String(line.prefix { $0 == " " })
            let more = [" ", ")", "{", "throws", "where", "->"].map { margin + $0 }
            let inside = lines[(index + 1)...].prefix { line in
                line.isEmpty || more.contains { line.hasPrefix($0) }
            }
            guard inside.endIndex < lines.count, lines[inside.endIndex] == margin + "}" else {
                continue
            }
            let words = line.dropFirst(margin.count).split { " (<:{".contains($0) }
            let kind = words.firstIndex { ["func", "var"].contains($0) }
            functions.append((String(words[kind.map { $0 + 1 } ?? 0]), inside.count + 2))
        }
    }
}
