import Foundation

/// The results of a room, in a folder: for people, for print and for programs.
struct GradeFiles {
    var folder: URL

    var page: URL { folder.appendingPathComponent(Self.page) }
    private static let page = "grades.html"
    private static let data = "grades.json"
    private static let people = "people"
    private static let comments = "comments"

    struct Written {
        var book: Gradebook
        /// What the teacher has written that is for nobody, or cannot be read.
        var lost: [String] = []
        var troubles: [any Error] = []
    }

    /// Writes them, joined to those of before for other exercises.
    ///
    /// What is there and would be lost, because somebody else has written it or because it is of
    /// other people, goes to `backup`.
    ///
    /// - Parameter order: the exercises of the course, by their homes.
    func write(_ new: Gradebook, order: [String], backup: URL) throws -> Written {
        let old = read()
        var written = Written(book: old.map { new.joined(to: $0, order: order) } ?? new)
        let comments = comments(&written.troubles)
        written.book = written.book.with(comments)
        let keys = Set(written.book.people.map(\.name.asKey))
        written.lost = comments.map(\.name).filter { !keys.contains($0.asKey) }
            .map { "\(Self.comments)/\($0).md" }
        let texts = try Self.texts(of: written.book)
        let before = try old.map(Self.texts) ?? [:]
        let isKept = old.map(written.book.hasAll) ?? false
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
        return written
    }

    private func move(_ path: String, to backup: URL) throws {
        try Disk.move(
            folder.appendingPathComponent(path), to: Disk.free(backup.appendingPathComponent(path)))
    }

    private static func texts(of book: Gradebook) throws -> [String: String] {
        let shown = book.shown
        let people = shown.people.filter(\.hasPage)
        var texts = [
            "grades.csv": GradebookCSV(shown).text, page: GradebookPage(shown).text,
            data: try JSONText(book).text,
        ]
        for person in people {
            texts[path(of: person.name)] = PersonPage(person, in: shown).text
        }
        return texts
    }

    /// What the teacher has written, by the names of the people; what cannot be read is told.
    private func comments(_ troubles: inout [any Error]) -> [(name: String, text: String)] {
        let folder = folder.appendingPathComponent(Self.comments)
        var comments: [(name: String, text: String)] = []
        for name in Disk.names(in: folder) where name.hasSuffix(".md") && !name.hasPrefix(".") {
            let file = folder.appendingPathComponent(name)
            do {
                // A pipe would wait for a writer.
                if !Disk.isFile(file) { throw KataError.cannotRead(file.path, .notAFile) }
                comments.append((name.dropLast(3).description, try Disk.text(file).trimmed))
            } catch { troubles.append(error) }
        }
        return comments
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
