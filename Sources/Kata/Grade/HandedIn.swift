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
            try search.look(in: Search.Spot(folder: folder))
            return HandedIn(search)
        }
    }

    /// What a search has found.
    init(_ search: Search) {
        let wanted = search.wanted
        work = search.work
        let found = wanted.homes.map { ($0, search.find($0)) }
        let isAnyBegun = found.contains { $1.map { !$0.begun.isEmpty } ?? false }
        for (home, find) in found {
            guard let find else {
                files[home] = search.reason.map(Files.unknown) ?? .missing
                continue
            }
            let name = Catalogue.name(of: home)
            if find.copies > 1 {
                notes.append(
                    "\(name) is there \(find.copies) times; \(find.place.printable) counts.")
            }
            if let trouble = find.trouble {
                files[home] = .unreadable(trouble)
            } else if find.begun.isEmpty, let reason = search.reason(in: home) {
                files[home] = .unreadable(reason)
            } else if find.begun.isEmpty, let reason = search.reason(isLost: !isAnyBegun) {
                // Somebody who has worked has not begun nothing.
                files[home] = .unknown(reason)
            } else {
                let (whole, ours) = wanted.completed(find.tree, of: home)
                files[home] = .readable(whole)
                if ours.count == 1 {
                    notes.append("\(name) came without \(ours[0]), so ours as given count.")
                }
            }
        }
        notes += search.notes
        let isSaid = files.values.contains { if case .unknown = $0 { true } else { false } }
        if !isSaid, let reason = search.rest { notes.append("Beside it: \(reason).") }
    }
}

extension HandedIn {
    /// Looks for exercises, wherever they are and in whatever shape; nobody is trusted.
    struct Search {
        typealias Unpack = (URL, Archive, (URL, Lab.Unpacking) throws -> Void) throws -> Void

        /// An exercise that is somewhere.
        struct Find {
            var place: String
            var tree = Tree()
            /// The paths of the files that are not as they were given.
            var changed: Set<String> = []
            /// Those of them that are somebody's work.
            var begun: Set<String> = []
            /// Whether code and tests lay in one place: then it is all of a copy, and no part of one.
            var isWhole = false
            /// Files that seem to be others, and the paths of those.
            var odd: [(path: String, meant: String, isCopy: Bool)] = []
            /// Why it cannot be judged.
            var trouble: String?
            /// How often it is there, each time another.
            var copies = 1
        }

        /// A folder or an archive in which somebody looks.
        struct Spot {
            var folder: URL
            /// What the person calls it.
            var path = ""
            /// Which exercise it belongs to, as its name says or one around it.
            var home: String?
            /// Whether the name is just so.
            var isCertain = false
            var depth = 0

            /// This spot, as if it were called otherwise.
            fileprivate var unnamed: Spot {
                var spot = self
                spot.home = nil
                spot.isCertain = false
                return spot
            }
        }

        /// What is not understood.
        private struct Stray {
            var text: String
            /// The exercise in whose folder it lies.
            var home: String?
            /// Whether somebody's work may be in it.
            var isWork: Bool
        }

        let wanted: Wanted
        private(set) var work: [String: Effort] = [:]
        private(set) var notes: [String] = []
        private var finds: [String: [Find]] = [:]
        /// Why something may be there and was not found.
        private var troubles: [String] = []
        /// What is wrong with archives of which a part is there.
        private var damages: [String] = []
        private var strays: [Stray] = []
        /// What else is there, in which nobody looks for work unless there is nothing else.
        private var others: [String] = []
        private let scratch: URL
        private let unpack: Unpack
        private var looked = 0
        private var opened = 0
        private var size = 0

        /// - Parameter scratch: a folder for names that no text has.
        init(_ wanted: Wanted, scratch: URL, unpack: @escaping Unpack) {
            self.wanted = wanted
            self.scratch = scratch
            self.unpack = unpack
        }

        private static let mostLookedAt = 20_000
        private static let deepestLookedAt = 8
        private static let mostOpened = 100
        private static let largestFile = 1 << 20
        private static let largestExercise = 4 << 20
        private static let mostFiles = 200
    }
}

// MARK: - What it comes to

extension HandedIn.Search {
    /// Why what was not found may be there; nil if it is not.
    var reason: String? {
        let isAll = finds.isEmpty && strays.isEmpty
        let others = others.map { Stray(text: $0, home: nil, isWork: true) }
        return Self.reason(troubles + damages, isAll ? others : strays)
    }

    /// What is to be said beside that which was found.
    var rest: String? { Self.reason(troubles, strays) }

    /// Why somebody may have worked on an exercise that is there as it was given; nil if not.
    func reason(in home: String) -> String? {
        Self.reason([], strays.filter { $0.home == home && $0.isWork })
    }

    /// Why somebody may have worked on whatever is there as it was given; nil if not.
    ///
    /// - Parameter isLost: whether nothing that is there was worked on.
    func reason(isLost: Bool) -> String? {
        Self.reason(troubles + damages, isLost ? strays.filter(\.isWork) : [])
    }

    private static func reason(_ troubles: [String], _ strays: [Stray]) -> String? {
        let shown = strays.prefix(5).map(\.text.printable).joined(separator: ", ")
        let more = strays.count > 5 ? " and \(strays.count - 5) more" : ""
        let parts = troubles + (strays.isEmpty ? [] : ["not understood: \(shown)\(more)"])
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    mutating func give(up trouble: String) {
        if !troubles.contains(trouble) { troubles.append(trouble) }
    }

    /// What was found of an exercise: its parts are one, where no two have other texts for a file;
    /// two whole copies only where one of them has all that was done in the other.
    func find(_ home: String) -> Find? {
        let starter = wanted.starter(of: home).plain
        let all = (finds[home] ?? []).sorted {
            rank($0, home).lexicographicallyPrecedes(rank($1, home))
        }
        guard var find = all.first else { return nil }
        for other in all.dropFirst() {
            let isOther = find.begun.intersection(other.begun).contains {
                find.tree[$0]?.plain != other.tree[$0]?.plain
            }
            let isCopy =
                find.isWhole && other.isWhole && !other.begun.isSubset(of: find.begun)
                && !find.begun.isSubset(of: other.begun)
            if isOther || isCopy || find.trouble != other.trouble {
                find.copies += 1
                continue
            }
            for path in other.changed.subtracting(find.changed) {
                find.tree[path] = other.tree[path]
            }
            find.changed.formUnion(other.changed)
            find.begun.formUnion(other.begun)
            find.isWhole = find.isWhole || other.isWhole
            find.odd += other.odd
        }
        // Beside the very file that it seems to be, it is an older one.
        let odd = find.odd.filter { odd in
            let isThere = find.tree[odd.meant] != nil
            return odd.isCopy
                ? isThere && !find.begun.contains(odd.meant) && starter[odd.meant] != nil
                : !find.begun.contains(odd.meant)
        }
        if find.trouble == nil, !odd.isEmpty {
            let names = odd.map { "\($0.path.printable) (is it \($0.meant.printable)?)" }
            find.trouble = "not understood: " + Set(names).sorted().joined(separator: ", ")
        }
        return find
    }

    /// Before others comes what was begun, then what is in its place, then what is not deep.
    private func rank(_ find: Find, _ home: String) -> [UInt8] {
        let kind: UInt8 = find.trouble != nil ? 1 : find.begun.isEmpty ? 2 : 0
        let isInPlace = (find.place + "/").hasSuffix("/" + home) || find.place + "/" == home
        let depth = UInt8(clamping: find.place.split(separator: "/").count)
        return [kind, isInPlace ? 0 : depth] + find.place.utf8
    }
}

// MARK: - Folders

extension HandedIn.Search {
    mutating func look(in spot: Spot) throws {
        guard let all = Disk.entries(of: spot.folder) else {
            let text = (spot.path.isEmpty ? "it" : spot.path) + " (it cannot be read)"
            return strays.append(Stray(text: text, home: spot.home, isWork: true))
        }
        readHistories(in: spot.folder)
        try look(at: all, in: spot)
    }

    /// Looks at these, and into them.
    mutating func look(at all: [Disk.Entry], in spot: Spot) throws {
        let people = Set(all.compactMap { Moodle($0.text)?.owner })
        if people.count > 1 {
            return give(up: "it has the work of \(people.count) people: grade that folder")
        }
        let inner = try sort(all, in: spot)
        // Where the exercises belong comes first, whatever lies beside it.
        let first = inner.filter { $0.text.lowercased() == Self.exercises }
        for entry in first + inner.filter({ $0.text.lowercased() != Self.exercises }) {
            guard spot.depth < Self.deepestLookedAt else {
                stray(entry, spot, "it is too deep")
                continue
            }
            var inner = spot
            inner.folder = try Self.url(of: entry, in: spot.folder, scratch: scratch)
            inner.path = spot.path.joined(entry.text)
            inner.depth += 1
            if let kind = Archive(fileName: entry.text), !Disk.isFolder(inner.folder) {
                try enter(inner, kind, called: entry.text)
            } else {
                try look(in: named(inner, entry.text))
            }
        }
    }

    /// Takes the files of exercises.
    ///
    /// - Returns: what may have more in it.
    private mutating func sort(_ all: [Disk.Entry], in spot: Spot) throws -> [Disk.Entry] {
        let isCourse = all.contains { $0.text.lowercased() == Self.exercises }
        var (sides, loose, inner): ([Disk.Entry], [Disk.Entry], [Disk.Entry]) = ([], [], [])
        for entry in all {
            looked += 1
            if looked > Self.mostLookedAt {
                give(up: "only the first \(Self.mostLookedAt) files are looked at")
                break
            }
            let name = entry.text.lowercased()
            if isCourse && Self.ofCourse.contains(name) || Self.ofTools.contains(name) {
                continue
            }
            let isSide = !isCourse && ["sources", "tests"].contains(name)
            switch kind(of: entry, in: spot.folder) {
            case .link where isSide: sides.append(entry)
            case .link:
                if name.isWork || wanted.exercise(in: name) != nil {
                    stray(entry, spot, "links are not followed")
                }
            case .folder where entry.isHidden: stray(entry, spot, "it is hidden")
            case _ where entry.isHidden: break
            case .folder where name == "practice":
                stray(entry, spot, "only exercises are judged")
            case .folder where isSide: sides.append(entry)
            case .folder: inner.append(entry)
            case .file where Archive(fileName: name) != nil: inner.append(entry)
            case .file where name.asSwift != nil: loose.append(entry)
            case .file where name.isWork: stray(entry, spot)
            case .file:
                if !isCourse, !name.hasSuffix(".md"), Disk.isFilled(entry, in: spot.folder) {
                    others.append(spot.path.joined(entry.text))
                }
            }
        }
        take(sides, loose, in: spot)
        return inner
    }

    private enum Kind {
        case link, folder, file
    }

    private func kind(of entry: Disk.Entry, in folder: URL) -> Kind {
        let url = folder.appendingPathComponent(entry.text)
        if entry.mayBeLink, Disk.isLink(url) { return .link }
        return entry.mayBeFolder && (!entry.isText || Disk.isFolder(url)) ? .folder : .file
    }

    private mutating func stray(_ entry: Disk.Entry, _ spot: Spot, _ reason: String? = nil) {
        let text = spot.path.joined(entry.text) + (reason.map { " (\($0))" } ?? "")
        strays.append(Stray(text: text, home: spot.home, isWork: entry.text.isWork))
    }

    /// The spot, with what it says that it is called so.
    private func named(_ spot: Spot, _ name: String) -> Spot {
        var spot = spot
        let certain = wanted.exercise(called: name)
        if let home = certain ?? wanted.exercise(in: name) {
            spot.home = home
            spot.isCertain = certain != nil
        }
        return spot
    }

    /// Where an entry can be opened: one whose name is no text, by a link that has one.
    static func url(of entry: Disk.Entry, in folder: URL, scratch: URL) throws -> URL {
        if entry.isText { return folder.appendingPathComponent(entry.text) }
        let alias = scratch.appendingPathComponent(UUID().uuidString)
        let result = Disk.path(of: entry, in: folder).withUnsafeBufferPointer {
            symlink($0.baseAddress!, alias.path)
        }
        if result == 0 { return alias }
        throw KataError.cannotRead(entry.text, .forbidden)
    }

    private mutating func readHistories(in folder: URL) {
        let state = folder.appendingPathComponent(".kata")
        let histories = state.appendingPathComponent("history")
        guard Disk.isFolder(state), Disk.isFolder(histories) else { return }
        for home in wanted.homes where work[home] == nil {
            work[home] = Effort(in: histories, Catalogue.name(of: home) + ".jsonl")
        }
    }

    private static let exercises = "exercises"
    /// What else is in a clone of the course, and is not handed in.
    private static let ofCourse: Set = [
        "sources", "tests", "chapters", "practice", "duel", "hand-in", "package.swift",
    ]
    private static let ofTools: Set = [
        ".build", ".git", ".github", ".kata", ".swiftpm", ".vscode", ".idea", ".ci",
        ".devcontainer", ".trash",
    ]
}

// MARK: - Archives, some of which are damaged, and some a trap

extension HandedIn.Search {
    mutating func enter(_ spot: Spot, _ kind: Archive, called name: String) throws {
        opened += 1
        let shown = spot.path.isEmpty ? "the archive" : spot.path.printable
        if opened > Self.mostOpened {
            return give(up: "of the archives, not all are opened")
        }
        let unpack = unpack
        do {
            try unpack(spot.folder, kind) { folder, unpacking in
                switch unpacking {
                case .tooLarge:
                    // It has taken its time, too.
                    opened += Self.mostOpened / 3
                    return give(up: "\(shown) is too large, or its contents are")
                case .noTool(let tool):
                    return give(
                        up: "\(tool) is not installed here, so unpack \(shown) yourself")
                case .onlyExercises:
                    notes.append("Only the exercises in \(shown) are looked at: it is large.")
                case .locked, .inParts, .whole: break
                }
                let before = finds.values.joined().count
                var inner = named(spot, kind.baseName(of: name))
                inner.folder = folder
                try look(in: inner)
                let isFound = finds.values.joined().count > before
                tell(of: unpacking, shown, isEmpty: Self.isEmpty(folder), isFound: isFound)
            }
        } catch  where !error.endsAll { give(up: error.inShort) }
    }

    /// Says what is wrong with an archive, if anything is.
    private mutating func tell(
        of unpacking: Lab.Unpacking, _ shown: String, isEmpty: Bool, isFound: Bool
    ) {
        let damage: String? =
            switch unpacking {
            case .locked: "is locked with a password in part"
            case .inParts: "is damaged or not complete"
            default: nil
            }
        if let damage, isFound {
            damages.append("\(shown) \(damage)")
            notes.append("What could be unpacked of \(shown) counts: it \(damage).")
        } else if unpacking == .locked {
            give(up: "\(shown) is locked with a password: ask for one without")
        } else if damage != nil {
            give(up: "\(shown) is damaged, not complete, or no archive")
        } else if isEmpty {
            give(up: "there is nothing in \(shown)")
        }
    }

    private static func isEmpty(_ folder: URL, depth: Int = 0) -> Bool {
        (Disk.entries(of: folder) ?? []).allSatisfy {
            $0.mayBeFolder && depth < deepestLookedAt
                && isEmpty(folder.appendingPathComponent($0.text), depth: depth + 1)
        }
    }
}

// MARK: - Taking what was found for the exercise to which it belongs

extension HandedIn.Search {
    private mutating func take(_ sides: [Disk.Entry], _ loose: [Disk.Entry], in spot: Spot) {
        let package = sides.isEmpty ? nil : take(sides, in: spot)
        var texts: [String: String] = [:]
        for entry in loose {
            do { texts[entry.text] = try Self.text(of: entry, in: spot.folder, entry.text) } catch {
                stray(entry, spot, error.inShort)
            }
        }
        let named = package ?? spot.home == spot.home ? self.spot(spot, of: texts) : spot.unnamed
        var groups: [String: [String: String]] = [:]
        var rest: [String: String] = [:]
        for (name, text) in texts {
            if let home = home(of: [name.asSwift ?? name: text], named, isLoose: true) {
                groups[home, default: [:]][name] = text
            } else {
                rest[name] = text
            }
        }
        if let home = package ?? (groups.count == 1 ? groups.keys.first : nil) {
            if !rest.isEmpty { groups[home, default: [:]].merge(rest) { $1 } }
        } else {
            strays += rest.keys.sorted().map {
                Stray(text: spot.path.joined($0), home: named.home, isWork: true)
            }
        }
        for (home, files) in groups { take(files, of: home, in: spot) }
    }

    /// Takes loose files of an exercise.
    private mutating func take(_ files: [String: String], of home: String, in spot: Spot) {
        var find = Find(place: spot.path)
        func place(_ name: String, _ text: String) -> String {
            wanted.path(of: name, text, in: home)
        }
        for (name, text) in files where name.isSwift { find.tree[place(name, text)] = text }
        find.isWhole = find.tree.missingSides.isEmpty
        for (name, text) in files {
            if let odd = wanted.odd(place(name, text), text, in: home, beside: find.tree) {
                find.odd.append((name, odd.path, odd.isCopy))
            }
        }
        find.tree = wanted.joined(find.tree, of: home)
        keep(find, of: home)
    }

    /// The spot, called as it is only if the files in it are not of another exercise: what they import
    /// says more than what they are called.
    private func spot(_ spot: Spot, of files: [String: String]) -> Spot {
        guard let home = spot.home else { return spot }
        let imported = Set(files.values.flatMap(wanted.imports))
        let homes =
            imported.isEmpty ? Set(files.keys.flatMap(wanted.exercises(withFile:))) : imported
        var named = homes.isEmpty || homes.contains(home) ? spot : spot.unnamed
        if imported.count > 1 { named.isCertain = false }
        return named
    }

    /// - Returns: the exercise to which they belong.
    private mutating func take(_ sides: [Disk.Entry], in spot: Spot) -> String? {
        var find = Find(place: spot.path)
        var files = Sides()
        do {
            for side in sides { try files.add(side, in: spot.folder, side.text.capitalized) }
        } catch {
            find.trouble = error.inShort
            guard let home = spot.home ?? wanted.only else {
                give(up: error.inShort)
                return nil
            }
            keep(find, of: home)
            return home
        }
        find.tree = files.tree
        find.isWhole = find.tree.missingSides.isEmpty
        let all = files.tree.files.merging(files.others) { $1 }
        if all.isEmpty { return nil }
        let names = files.others.keys.compactMap { other in other.asSwift.map { ($0, "") } }
        let known = find.tree.files.merging(names) { $1 }
        guard let home = home(of: known, self.spot(spot, of: known)) else {
            strays += (find.tree.paths.filter(\.isSwift) + files.others.keys.sorted()).map {
                Stray(text: spot.path.joined($0), home: nil, isWork: true)
            }
            return nil
        }
        for (path, text) in all {
            if let odd = wanted.odd(path, text, in: home, beside: find.tree) {
                find.odd.append((path, odd.path, odd.isCopy))
            }
        }
        keep(find, of: home)
        return home
    }

    private mutating func keep(_ find: Find, of home: String) {
        var find = find
        let starter = wanted.starter(of: home).plain
        size += find.tree.size
        if size > Lab.archiveLimit { return give(up: "it is too large") }
        find.changed = Set(find.tree.paths.filter { find.tree[$0]?.plain != starter[$0] })
        find.begun = find.changed.filter(starter.isWork)
        finds[home, default: []].append(find)
    }

    private func home(of files: [String: String], _ spot: Spot, isLoose: Bool = false) -> String? {
        if spot.isCertain { return spot.home }
        return wanted.exercise(of: files) ?? spot.home ?? (isLoose ? nil : wanted.only)
    }
}

// MARK: - Reading

extension HandedIn.Search {
    /// Why something that was handed in cannot be judged.
    private struct Trouble: Error, CustomStringConvertible {
        var description: String

        init(_ path: String, _ text: String) { description = "\(path.printable) \(text)".trimmed }
    }

    /// What is in the folders `Sources` and `Tests`, in whatever letters, and what there is that only
    /// looks like Swift.
    private struct Sides {
        var tree = Tree()
        var others: [String: String] = [:]
        /// The bytes of all that was read: two names may be one path of the tree.
        private var size = 0

        mutating func add(
            _ entry: Disk.Entry, in folder: URL, _ path: String, depth: Int = 0
        ) throws {
            let url = folder.appendingPathComponent(entry.text)
            if entry.mayBeLink, Disk.isLink(url) {
                if !path.isSwift, !Disk.exists(url) { return }
                throw Trouble(path, "is a link, and links are not followed")
            }
            if entry.mayBeFolder, Disk.isFolder(url) {
                return try addAll(in: url, path, depth: depth + 1)
            }
            if entry.mayBeFolder, !entry.isText { throw Trouble(path, "cannot be read: rename it") }
            let text: String
            do { text = try HandedIn.Search.text(of: entry, in: folder, path) } catch {
                // What is neither Swift nor text lies beside the tests, and is no matter of theirs.
                if path.isSwift { throw error }
                return
            }
            tree[path] = text
            try count(text)
        }

        private mutating func count(_ text: String) throws {
            size += text.utf8.count
            if tree.files.count > mostFiles || size > largestExercise {
                throw Trouble("", "there are too many files, or they are too large")
            }
        }

        private mutating func addAll(in folder: URL, _ path: String, depth: Int) throws {
            guard depth <= 12, let entries = Disk.entries(of: folder) else {
                throw Trouble(path, "cannot be read")
            }
            for entry in entries where !entry.text.hasPrefix(".") {
                let inner = path + "/" + entry.text
                if entry.mayBeFolder || inner.isSwift || inner.isOfPackage && inner.asSwift == nil {
                    try add(entry, in: folder, inner, depth: depth)
                } else if inner.asSwift != nil {
                    let text = try? HandedIn.Search.text(of: entry, in: folder, inner)
                    others[inner] = text ?? ""
                    try count(text ?? "")
                }
            }
        }
    }

    /// The text of an ordinary file of ordinary size, and of nothing else.
    static func text(of entry: Disk.Entry, in folder: URL, _ path: String) throws -> String {
        // A pipe would wait for a writer.
        let file = Disk.path(of: entry, in: folder).withUnsafeBufferPointer {
            open($0.baseAddress!, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
        guard file >= 0 else { throw Trouble(path, "cannot be read") }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Trouble(path, "is no ordinary file")
        }
        guard status.st_size <= largestFile else { throw Trouble(path, "is too large") }
        guard let data = try? handle.read(upToCount: largestFile + 1) ?? Data(),
            data.count <= largestFile
        else { throw Trouble(path, "cannot be read") }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Trouble(path, "is not UTF-8 text")
        }
        return text
    }
}

extension Tree {
    /// The sides, `Sources/` and `Tests/`, on which there is no Swift.
    var missingSides: [String] {
        ["Sources/", "Tests/"].filter { !below($0).paths.contains(where: \.isSwift) }
    }

    /// How many bytes all files have.
    var size: Int { files.values.reduce(0) { $0 + $1.utf8.count } }
}
