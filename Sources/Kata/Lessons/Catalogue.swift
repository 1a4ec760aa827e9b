/// The course's chapters and exercises, in the order in which they are meant to be worked through.
struct Catalogue: Codable, Equatable, Sendable {
    struct Chapter: Codable, Equatable, Sendable {
        var number: Int
        /// The file, such as `Chapters/04-BloggerHeadlines.md`.
        var path: String
        var title: String
        /// What it is remembered by, whatever its number: `BloggerHeadlines`.
        var name: String {
            String(path.fileName.drop { $0.isNumber || $0 == "-" }.prefix { $0 != "." })
        }
        var steps: Int
        /// The folders of its exercises, with a slash at the end.
        var exercises: [String]
        /// The folders and files of the course that come with it.
        var given: [Given] = []
        /// The last step whose work stays: behind it, things are only broken and mended.
        var lasting = 0

        /// Whether somebody has done it who has reached that step; 1 for one without steps.
        func isDone(reached: Int?) -> Bool { (reached ?? 0) >= max(1, lasting) }
    }

    /// A folder or a file of the course that is there before a chapter's first step: nobody types it.
    struct Given: Codable, Equatable, Sendable {
        /// Such as `Sources/ToDoText`, or `Sources/Store/ItemFile.swift`.
        var path: String
        /// The line of the chapter in which it stands.
        var line: Int
        /// The folder that it is copied to, such as `Sources/MyBiz`; nil if it stays where it is.
        var copy: String?

        var place: String { copy ?? path }

        /// Its files where they are to be: those of a copy import the copy.
        func placed(_ files: Tree) -> Tree {
            files.files.reduce(into: Tree()) { tree, file in
                tree[place + file.key.dropFirst(path.count)] = file.value.replacing(
                    "import \(path.module)\n", with: "import \(place.module)\n")
            }
        }
    }

    var chapters: [Chapter]

    /// Reads the chapters' headings and their links to exercises.
    ///
    /// - Parameter texts: the text of each chapter by its path.
    init(_ texts: [String: String]) {
        chapters = texts.sorted { $0.key < $1.key }.compactMap { path, text in
            guard let number = Int(path.fileName.prefix { $0.isNumber }) else { return nil }
            let lines = text.lines
            let signs = lines.filter { $0.hasPrefix("### ") }.map { line in
                Sign.allCases.first { line.dropFirst(4).hasPrefix($0.rawValue) }
            }
            let links = lines.enumerated().flatMap { $1.links(line: $0 + 1) }
            return Chapter(
                number: number,
                path: path,
                title: lines.first?.drop { $0 == "#" }.trimmed ?? path.fileName,
                steps: signs.count,
                exercises: links.map(\.target).compactMap(Self.home).withoutRepetition,
                given: Self.given(lines),
                lasting: (signs.lastIndex { !($0?.isUndone ?? false) } ?? -1) + 1
            )
        }
    }

    /// What stands in blocks that begin with ```` ```text given ````, a folder in each line, and for a
    /// copy `as` and another folder behind it.
    private static func given(_ lines: [String]) -> [Given] {
        let blocks = lines.indices.filter { lines[$0] == "```text given" }
        return blocks.flatMap { fence in
            (fence + 1..<lines.count).prefix { lines[$0] != "```" }.map { index in
                let folders = lines[index].split(separator: " as ").map(String.init)
                return Given(
                    path: folders.first ?? lines[index], line: index + 1,
                    copy: folders.dropFirst().first)
            }
        }
    }

    /// The folder that a link such as `../Exercises/04-BloggerHeadlines/Filename/README.md` leads to.
    private static func home(ofLink target: String) -> String? {
        let parts = target.split(separator: "/")
        guard parts.count == 5, parts.starts(with: ["..", "Exercises"]), parts[4] == "README.md"
        else { return nil }
        return parts[1...3].joined(separator: "/") + "/"
    }

    var exercises: [String] { chapters.flatMap(\.exercises) }

    /// The folder of the exercise that is called `name`, whether in capitals or not.
    func exercise(named name: String) -> String? {
        exercises.first { $0.fileName.lowercased() == name.lowercased() }
    }

    func chapter(_ number: Int) -> Chapter? { chapters.first { $0.number == number } }

    static func name(of home: String) -> String { home.fileName }

    func names(like name: String) -> [String] { nearest(to: name, among: exercises.map(Self.name)) }

    /// What comes after the exercise called `name`: another one of its chapter, or the next chapter.
    ///
    /// - Parameter done: the names of the exercises that are done.
    /// - Parameter begun: the names of the chapters that have been begun.
    func sequel(to name: String, done: Set<String>, begun: Set<String>) -> Sequel {
        let rest = chapters.drop { !$0.exercises.map(Self.name).contains(name) }
        let homes = rest.first?.exercises ?? []
        let open = (homes.drop { $0.fileName != name } + homes).filter { $0.fileName != name }
        if let home = open.first(where: { !done.contains($0.fileName) }) {
            return .exercise(name: home.fileName, home: home)
        }
        guard let next = rest.dropFirst().first else { return .end }
        return begun.contains(next.name)
            ? .begunChapter(title: next.title)
            : .chapter(title: next.title, number: next.number)
    }
}

/// What comes after an exercise, or after a part of one.
enum Sequel: Equatable, Sendable, Codable {
    case exercise(name: String, home: String)
    case chapter(title: String, number: Int)
    /// The next chapter, of which something is done already.
    case begunChapter(title: String)
    case part(String, number: Int, of: Int)
    case end
}

/// A place in a chapter: before its first step, or after one of its steps.
struct Place: Equatable {
    var chapter: Int
    /// How many steps have been made.
    var step: Int
    /// Whether the beginning is meant, and nothing that was typed there: `4.0`.
    var isAnew = false

    var name: String { step == 0 ? "\(chapter)" : "\(chapter).\(step)" }
}

extension Place {
    /// Reads `4`, the beginning of a chapter, or `4.7`, the state after a step.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            .map { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
        guard let chapter = parts.first ?? nil, parts.count <= 2,
            let step = parts.count == 2 ? parts[1] : 0
        else { return nil }
        self.init(chapter: chapter, step: step, isAnew: parts.count == 2 && step == 0)
    }
}

extension String {
    /// The module that is in this folder, or whose tests are.
    fileprivate var module: String {
        let name = target.fileName
        return name.hasSuffix("Tests") ? String(name.dropLast("Tests".count)) : name
    }
}

extension [String] {
    fileprivate var withoutRepetition: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
