import Foundation

/// What one person has handed in: a folder, or an archive of one.
struct HandIn: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case folder
        case archive(Archive)
        /// It cannot be looked into, and why.
        case closed(String)
    }

    /// The person, as the folder or the archive is called.
    var name: String
    var url: URL
    var kind: Kind

    /// All that have been handed in, in the order of their names, and what else lies there.
    ///
    /// - Throws: `KataError` if the folder cannot be read, holds nothing, or is one person's own.
    static func all(in folder: URL) throws -> (handIns: [HandIn], others: [String]) {
        guard let names = Disk.entries(of: folder) else { throw KataError.noFolder(folder.path) }
        let visible = names.map(\.text).filter { !$0.hasPrefix(".") }
        if visible.contains("Exercises"), visible.contains("Package.swift") {
            throw KataError.isOnePersons(folder.path)
        }
        var handIns: [HandIn] = []
        var others: [String] = []
        for entry in names {
            let file = entry.text
            let url = folder.appendingPathComponent(file)
            if !entry.isText, entry.mayBeFolder || archive(called: file) != nil {
                handIns.append(
                    HandIn(
                        name: file, url: url,
                        kind: .closed("its name is not UTF-8, so rename it")))
                continue
            }
            if file.hasPrefix(".") {
                if Disk.isFolder(url) { others.append(file) }
                continue
            }
            guard let (name, kind) = kind(of: file, at: url) else {
                others.append(file)
                continue
            }
            let isTaken = handIns.contains { $0.name == name }
            handIns.append(HandIn(name: isTaken ? file : name, url: url, kind: kind))
        }
        if handIns.isEmpty { throw KataError.nothingHandedIn(folder.path) }
        return (handIns, others)
    }

    private static func kind(of file: String, at url: URL) -> (name: String, kind: Kind)? {
        if Disk.isLink(url) {
            return (file, .closed("it is a link, and links are not followed"))
        }
        if Disk.isFolder(url) { return (file, .folder) }
        guard let (name, archive) = archive(called: file) else { return nil }
        return Disk.isFile(url)
            ? (name, .archive(archive)) : (name, .closed("it is no ordinary file"))
    }

    private static func archive(called file: String) -> (name: String, Archive)? {
        for archive in Archive.allCases {
            let ending = archive.endings.first { file.lowercased().hasSuffix($0) }
            guard let ending, file.count > ending.count else { continue }
            return (String(file.dropLast(ending.count)), archive)
        }
        return nil
    }

    /// What was handed in of the exercises in these folders.
    ///
    /// - Parameter unpack: opens archives.
    func contents(
        _ homes: [String],
        unpack: (URL, Archive, (URL, Lab.Unpacking) throws -> HandedIn) throws -> HandedIn
    ) throws -> HandedIn {
        switch kind {
        case .folder: return HandedIn(in: url, homes)
        case .closed(let reason): return HandedIn(closed: reason, homes)
        case .archive(let archive):
            do {
                return try unpack(url, archive) { folder, unpacking in
                    switch unpacking {
                    case .tooLarge:
                        return HandedIn(
                            closed: "the archive is too large, or its contents are", homes)
                    case .noTool(let tool):
                        return HandedIn(
                            closed: "\(tool) is not installed here, so unpack it yourself", homes)
                    case .inParts:
                        var found = HandedIn(in: folder, homes)
                        found.notes.insert(
                            "The archive is damaged or not complete: what could be unpacked counts.",
                            at: 0)
                        return found
                    case .whole: return HandedIn(in: folder, homes)
                    }
                }
            } catch let error as LabError where error != .cancelled {
                return HandedIn(closed: error.inShort, homes)
            }
        }
    }
}
