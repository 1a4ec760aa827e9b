import Foundation

/// The files that one person has handed in, exercise by exercise: `Sources` and `Tests`, and
/// nothing else of what is there.
struct HandedIn: Equatable, Sendable {
    enum Files: Equatable, Sendable {
        case missing
        case unreadable(String)
        /// It may be there, in something that is not understood.
        case unknown(String)
        case readable(Tree)
    }

    /// By the folder of the exercise in the course, such as `Exercises/04-X/Filename/`.
    var files: [String: Files] = [:]
    /// How long it took, where a history was handed in.
    var work: [String: Effort] = [:]
    /// What is to be said of the whole.
    var notes: [String] = []

    /// What is in a folder, but for what is packed.
    init(in folder: URL, _ wanted: Wanted) throws {
        self = try Scratch.with { scratch in
            var search = Search(wanted, scratch: scratch) { _, _, _ in }
            try search.look(in: folder)
            return HandedIn(search)
        }
    }

    /// What a search has found.
    init(_ search: Search) {
        let wanted = search.wanted
        work = search.work
        for home in wanted.homes {
            let name = Catalogue.name(of: home)
            let finds = (search.finds[home] ?? []).sorted {
                $0.rank(home, wanted).lexicographicallyPrecedes($1.rank(home, wanted))
            }
            guard let first = finds.first else {
                files[home] = search.reason.map(Files.unknown) ?? .missing
                continue
            }
            if finds.count > 1 {
                notes.append(
                    "\(name) is there \(finds.count) times; \(first.place.printable) counts.")
            }
            files[home] = first.files
            if case .readable(let tree) = first.files {
                let (whole, ours) = wanted.completed(tree, of: home)
                files[home] = .readable(whole)
                if ours.count == 1 {
                    notes.append("\(name) came without \(ours[0]), so ours as given count.")
                }
            }
        }
        notes += search.notes
        let isSaid = files.values.contains { if case .unknown = $0 { true } else { false } }
        if !isSaid, let reason = search.reason { notes.append("Beside it: \(reason).") }
    }
}

extension HandedIn.Search.Find {
    /// Before others comes what was begun, then what is in its place, then what is not deep.
    fileprivate func rank(_ home: String, _ wanted: Wanted) -> [UInt8] {
        let kind: UInt8 =
            switch files {
            case .readable(let tree):
                wanted.starter(of: home).plain.merging(tree.plain) == wanted.starter(of: home).plain
                    ? 2 : 0
            case .unreadable, .unknown, .missing: 1
            }
        let isInPlace = (place + "/").hasSuffix("/" + home) || place + "/" == home
        let depth = UInt8(clamping: place.split(separator: "/").count)
        return [kind, isInPlace ? 0 : depth] + place.utf8
    }
}
