import Foundation

/// The results of a room, in a folder: for people, for print and for programs.
struct GradeFiles {
    var folder: URL

    var page: URL { folder.appendingPathComponent(Self.page) }
    private static let page = "grades.html"
    private static let data = "grades.json"
    private static let people = "people"
    private static let comments = "comments"

    /// Writes them, joined to those of before for other exercises.
    ///
    /// What is there and would be lost, because somebody else has written it or because it is of
    /// other people, goes to `backup`.
    ///
    /// - Parameter order: the exercises of the course, by their homes.
    /// - Returns: all results, and what the teacher has written that is on no page, or cannot be read.
    func write(_ new: Gradebook, order: [String], backup: URL) throws
        -> (book: Gradebook, lost: [String], troubles: [any Error])
    {
        let old = read()
        let (comments, troubles) = self.comments
        let (book, lost) = (old.map { new.joined(to: $0, order: order) } ?? new).with(comments)
        let texts = try Self.texts(of: book)
        let before = try old.map(Self.texts) ?? [:]
        let isKept = old.map(book.hasAll) ?? false
        let people = folder.appendingPathComponent(Self.people)
        if Disk.isThere(people), !Disk.isFolder(people) { try move(Self.people, to: backup) }
        // What programs read comes last: it says that the others are there.
        let paths = Set(texts.keys).union(before.keys).sorted {
            $1 == Self.data || $0 < $1 && $0 != Self.data
        }
        for path in paths {
            let file = folder.appendingPathComponent(path)
            let text = Disk.isFile(file) ? try? Disk.text(file) : nil
            if let text, text == texts[path] { continue }
            if Disk.isThere(file) {
                if !isKept || text == nil || text != before[path] {
                    try move(path, to: backup)
                } else if texts[path] == nil {
                    try? FileManager.default.removeItem(at: file)
                }
            }
            if let new = texts[path] { try Disk.write(new, to: file) }
        }
        return (book, lost.map { "\(Self.comments)/\($0).md" }, troubles)
    }

    private func move(_ path: String, to backup: URL) throws {
        try Disk.move(
            folder.appendingPathComponent(path), to: Disk.free(backup.appendingPathComponent(path)))
    }

    private static func texts(of book: Gradebook) throws -> [String: String] {
        let shown = book.shown
        var texts = [
            "grades.csv": shown.csv, page: GradebookPage(shown).text,
            data: try JSONText(book).text,
        ]
        for person in shown.people where person.hasPage {
            texts[path(of: person.name)] = PersonPage(person, in: shown).text
        }
        return texts
    }

    /// What the teacher has written, by the names of the people, and why some cannot be read.
    private var comments: (texts: [(name: String, text: String)], troubles: [any Error]) {
        let folder = folder.appendingPathComponent(Self.comments)
        var comments: [(name: String, text: String)] = []
        var troubles: [any Error] = []
        for name in Disk.names(in: folder) where name.hasSuffix(".md") && !name.hasPrefix(".") {
            let file = folder.appendingPathComponent(name)
            do {
                // A pipe would wait for a writer.
                if !Disk.isFile(file) { throw KataError.cannotRead(file.path, .notAFile) }
                comments.append((name.dropLast(3).description, try Disk.text(file).trimmed))
            } catch { troubles.append(error) }
        }
        return (comments, troubles)
    }

    /// Where a person's page is, by a path from the folder that every system can have.
    static func path(of name: String) -> String {
        let letters = name.lowercased().map {
            $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
        }
        let plain = String(letters).split(separator: "-").joined(separator: "-").prefix(40)
        let digest = "\(Digest([name]))".prefix { $0 != "-" }.prefix(8)
        return "\(people)/" + (plain.isEmpty ? "" : plain + "-") + digest + ".html"
    }

    /// Nil if there are none, or somebody has changed them.
    func read() -> Gradebook? {
        let file = folder.appendingPathComponent(Self.data)
        guard let data = FileManager.default.contents(atPath: file.path),
            let book = try? JSONDecoder().decode(Gradebook.self, from: data)
        else { return nil }
        return book.isComplete ? book : nil
    }
}
