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
    /// - Returns: what has been written, whether anything went to the backup, and which comments are
    ///   for nobody.
    func write(_ new: Gradebook, order: [String], backup: URL) throws -> (
        book: Gradebook, hasBackup: Bool, unknown: [String]
    ) {
        let old = read()
        let joined = old.map { new.joined(to: $0, order: order) } ?? new
        let comments = try comments()
        let book = joined.with(comments)
        let keys = book.people.map(\.name.asKey)
        let unknown = comments.map(\.name).filter { !keys.contains($0.asKey) }
        let texts = try Self.texts(of: book)
        let before = try old.map(Self.texts) ?? [:]
        let isKept = old.map(book.hasAll) ?? false
        var hasBackup = false
        func moveAway(_ path: String) throws {
            try Disk.move(
                folder.appendingPathComponent(path), to: backup.appendingPathComponent(path))
            hasBackup = true
        }
        let people = folder.appendingPathComponent(Self.people)
        if Disk.isThere(people), !Disk.isFolder(people) { try moveAway(Self.people) }
        for path in Set(texts.keys).union(before.keys) {
            let file = folder.appendingPathComponent(path)
            guard Disk.isThere(file) else { continue }
            let text = Disk.isFile(file) ? try? Disk.text(file) : nil
            if text != nil, text == texts[path] { continue }
            if !isKept || text == nil || text != before[path] {
                try moveAway(path)
            } else if texts[path] == nil {
                try? FileManager.default.removeItem(at: file)
            }
        }
        for (path, text) in texts where path != Self.data {
            try Disk.write(text, to: folder.appendingPathComponent(path))
        }
        // What programs read comes last: it says that the others are there.
        if let text = texts[Self.data] {
            try Disk.write(text, to: folder.appendingPathComponent(Self.data))
        }
        return (book, hasBackup, unknown.map { "\(Self.comments)/\($0).md" })
    }

    private static func texts(of book: Gradebook) throws -> [String: String] {
        let shown = book.shown
        var texts = [
            "grades.csv": GradebookCSV(shown).text, page: GradebookPage(shown).text,
            data: try JSONText(book).text,
        ]
        for person in shown.people {
            texts[path(of: person.name)] = PersonPage(person, in: shown).text
        }
        return texts
    }

    /// What the teacher has written, by the names of the people.
    private func comments() throws -> [(name: String, text: String)] {
        let folder = folder.appendingPathComponent(Self.comments)
        return try Disk.names(in: folder).filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.map {
            ($0.dropLast(3).description, try Disk.text(folder.appendingPathComponent($0)).trimmed)
        }
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
