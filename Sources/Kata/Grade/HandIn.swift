import Foundation

/// What one person has handed in: a folder, an archive of one, or several of them.
struct HandIn: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case folder
            case archive(Archive)
            case file
            /// It cannot be looked into, and why.
            case closed(String)
        }

        /// Where it is, called as the person has called it.
        var entry: Disk.Entry
        var kind: Kind

        /// Nil for what nobody has handed in.
        fileprivate init?(_ entry: Disk.Entry, _ moodle: Moodle?, in folder: URL) {
            let url = folder.appendingPathComponent(entry.text)
            self.entry = entry
            if let moodle, !moodle.file.isEmpty { self.entry.text = moodle.file }
            let name = self.entry.text
            if entry.isHidden || name == "__MACOSX" { return nil }
            if moodle?.isTyped ?? false {
                kind = .closed("not understood: a text that was typed into Moodle")
            } else if entry.mayBeLink, Disk.isLink(url) {
                kind = .closed("it is a link, and links are not followed")
            } else if entry.mayBeFolder, !entry.isText || Disk.isFolder(url) {
                kind = .folder
            } else if let archive = Archive(fileName: name) {
                kind =
                    !entry.isText || Disk.isFile(url)
                    ? .archive(archive) : .closed("it is no ordinary file")
            } else if name.isWork {
                kind = .file
            } else {
                return nil
            }
        }

        fileprivate var name: String {
            guard case .archive(let archive) = kind else { return entry.text }
            return archive.baseName(of: entry.text)
        }
    }

    var name: String
    var folder: URL
    var parts: [Part]
    /// What Moodle calls the person, with a number that nobody else has.
    var owner: String?
    /// What a list of those who should hand something in says of them.
    var absence: Gradebook.Person.Absence?

    /// All that have been handed in, in the order of their names, and what else lies there.
    ///
    /// - Throws: `KataError` if the folder cannot be read, holds nothing, or is one person's own.
    static func all(in folder: URL) throws -> (handIns: [HandIn], others: [String]) {
        guard let entries = Disk.entries(of: folder) else { throw KataError.noFolder(folder.path) }
        if entries.contains(where: { $0.text == "Exercises" }) {
            throw KataError.isOnePersons(folder.path)
        }
        var handIns: [HandIn] = []
        var others: [String] = []
        var places: [String: Int] = [:]
        for entry in entries {
            let moodle = Moodle(entry.text)
            guard let part = Part(entry, moodle, in: folder) else {
                // A hidden file is nobody's, and so is the folder that a Mac adds.
                let isFolder = Disk.isFolder(folder.appendingPathComponent(entry.text))
                if isFolder == entry.isHidden { others.append(entry.text) }
                continue
            }
            if let owner = moodle?.owner, let place = places[owner] {
                handIns[place].parts.append(part)
                continue
            }
            moodle.map { places[$0.owner] = handIns.count }
            let (short, long) = (moodle?.name ?? part.name, moodle?.owner ?? entry.text)
            func isNew(_ name: String) -> Bool { !handIns.contains { $0.name == name } }
            let name =
                [short, long].first(where: isNew)
                ?? (2...).lazy.map { "\(long) \($0)" }.first(where: isNew) ?? long
            handIns.append(
                HandIn(name: name, folder: folder, parts: [part], owner: moodle?.owner))
        }
        if handIns.isEmpty { throw KataError.nothingHandedIn(folder.path) }
        return (handIns, others)
    }

    /// What was handed in of the exercises.
    ///
    /// What goes wrong with it is this person's trouble, and nobody else's.
    ///
    /// - Parameter unpack: opens archives.
    func contents(_ wanted: Wanted, unpack: @escaping HandedIn.Search.Unpack) throws -> HandedIn {
        try Scratch.with { scratch in
            var search = HandedIn.Search(wanted, scratch: scratch, unpack: unpack)
            do { try look(&search, scratch) } catch  where !error.endsAll {
                search.give(up: error.inShort)
            }
            return HandedIn(search)
        }
    }

    private func look(_ search: inout HandedIn.Search, _ scratch: URL) throws {
        var files: [Disk.Entry] = []
        for part in parts {
            let name = part.entry.text
            let url = try HandedIn.Search.url(of: part.entry, in: folder, scratch: scratch)
            let spot = HandedIn.Search.Spot(folder: url, path: parts.count > 1 ? name : "")
            switch part.kind {
            case .closed(let reason): search.give(up: reason)
            case .file: files.append(part.entry)
            case .folder: try search.look(in: spot)
            case .archive(let kind): try search.enter(spot, kind, called: name)
            }
        }
        try search.look(at: files, in: HandedIn.Search.Spot(folder: folder))
    }
}

extension String {
    private static let endings = [
        ".zip", ".zipx", ".7z", ".rar", ".tar", ".gz", ".bz2", ".xz", ".zst", ".patch", ".diff",
        ".crdownload", ".part", ".partial", ".download", ".opdownload",
    ]

    /// Whether a file with this name is Swift, or may hold some and cannot be opened here.
    var isWork: Bool {
        asSwift != nil || Self.endings.contains { lowercased().hasSuffix($0) && count > $0.count }
    }

    /// What a path of Swift should be that an editor or a system has called otherwise, such as
    /// `A.SWIFT`, `A.swift.txt` or `A.swift~`; nil if it is none, or a package's manifest.
    var asSwift: String? {
        let name = fileName
        guard let end = name.range(of: ".swift", options: .caseInsensitive),
            !(name[end.upperBound...].first?.isLetter ?? false)
        else { return nil }
        let stem = name[..<end.lowerBound].drop { $0 == "#" }
        if stem.isEmpty || stem.lowercased() == "package" { return nil }
        return dropLast(name.count) + stem + ".swift"
    }

    func joined(_ name: String) -> String { isEmpty ? name : self + "/" + name }
}

/// What Moodle calls a file that somebody has handed in:
/// `Kim Lee_4711_assignsubmission_file_Filename.zip`, or a folder without the last part.
struct Moodle {
    var name: String
    /// The person and a number, which tells two of one name apart.
    var owner: String
    /// What the person has called it; empty for a folder of all their files.
    var file: String
    /// Whether it was typed into a field, and is a page for a browser.
    var isTyped: Bool

    /// Nil if it is not called so.
    init?(_ text: String) {
        guard let mark = text.firstRange(of: "_assignsubmission_"),
            let line = text[..<mark.lowerBound].lastIndex(of: "_"), line > text.startIndex,
            text[text.index(after: line)..<mark.lowerBound].allSatisfy(\.isNumber)
        else { return nil }
        let rest = text[mark.upperBound...].split(separator: "_", maxSplits: 1)
        name = String(text[..<line])
        owner = "\(name) (\(text[text.index(after: line)..<mark.lowerBound]))"
        file = rest.count > 1 ? String(rest[1]) : ""
        isTyped = rest.first == "onlinetext"
    }
}
