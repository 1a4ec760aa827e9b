import Course
import Foundation
import Lab

/// The results of a room, in a folder: for people, for print and for programs.
struct GradeFiles {
    var folder: URL

    var page: URL { folder.appendingPathComponent("grades.html") }
    private static let data = "grades.json"
    private static let people = "people"

    /// Writes them; pages of people who are no longer there go.
    func write(_ book: Gradebook) throws {
        let data = folder.appendingPathComponent(Self.data)
        let people = folder.appendingPathComponent(Self.people)
        if Disk.exists(data), Disk.isFolder(people) {
            try? FileManager.default.removeItem(at: people)
        }
        try Disk.write(GradebookCSV(book).text, to: folder.appendingPathComponent("grades.csv"))
        try Disk.write(JUnitXML(book).text, to: folder.appendingPathComponent("grades.xml"))
        for person in book.people {
            let file = folder.appendingPathComponent(Self.path(of: person.name))
            try Disk.write(PersonPage(person, in: book).text, to: file)
        }
        try Disk.write(GradebookPage(book).text, to: page)
        try Disk.write(JSONText(book).text, to: data)
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

    func read() throws -> Gradebook {
        let file = folder.appendingPathComponent(Self.data)
        do { return try JSONDecoder().decode(Gradebook.self, from: Data(contentsOf: file)) } catch {
            throw KataError.noResults(file.path)
        }
    }

    /// The results that are in `folder` and the folders in it.
    static func all(in folder: URL, depth: Int = 4) -> [GradeFiles] {
        if Disk.isFile(folder.appendingPathComponent(data)) { return [GradeFiles(folder: folder)] }
        if depth == 0 { return [] }
        return Disk.names(in: folder).map(folder.appendingPathComponent).filter(Disk.isFolder)
            .flatMap { all(in: $0, depth: depth - 1) }
    }
}
