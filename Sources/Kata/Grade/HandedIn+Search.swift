import Foundation

extension HandedIn {
    /// Looks for exercises, wherever they are and in whatever shape.
    struct Search {
        typealias Unpack = (URL, Archive, (URL, Lab.Unpacking) throws -> Void) throws -> Void

        /// An exercise that is somewhere.
        struct Find {
            var place: String
            var files: Files
        }

        /// Which exercise something belongs to, as a folder around it says.
        struct Hint {
            var home: String?
            /// Whether the folder is called just so.
            var isCertain = false
        }

        let wanted: Wanted
        var finds: [String: [Find]] = [:]
        var work: [String: Effort] = [:]
        var notes: [String] = []
        /// Why something may be there and was not found.
        var troubles: [String] = []
        /// Swift that belongs to no exercise, and what may hold some.
        var strays: [String] = []
        private let scratch: URL
        let unpack: Unpack
        private var looked = 0
        var opened = 0
        var size = 0

        /// - Parameter scratch: a folder for names that no text has.
        init(_ wanted: Wanted, scratch: URL, unpack: @escaping Unpack) {
            self.wanted = wanted
            self.scratch = scratch
            self.unpack = unpack
        }

        /// Why what was not found may be there; nil if it is not.
        var reason: String? {
            let shown = strays.prefix(5).map(\.printable).joined(separator: ", ")
            let more = strays.count > 5 ? " and \(strays.count - 5) more" : ""
            let parts = troubles + (strays.isEmpty ? [] : ["not understood: \(shown)\(more)"])
            return parts.isEmpty ? nil : parts.joined(separator: "; ")
        }

        mutating func give(up trouble: String) {
            if !troubles.contains(trouble) { troubles.append(trouble) }
        }

        // MARK: - Folders

        mutating func look(
            in folder: URL, at path: String = "", _ hint: Hint = Hint(), depth: Int = 0
        ) throws {
            guard let all = Disk.entries(of: folder) else {
                return strays.append((path.isEmpty ? "it" : path) + " (it cannot be read)")
            }
            readHistories(in: folder)
            try look(at: all, in: folder, path, hint, depth: depth)
        }

        /// Looks at these, and into them.
        mutating func look(
            at all: [Disk.Entry], in folder: URL, _ path: String = "", _ hint: Hint = Hint(),
            depth: Int = 0
        ) throws {
            let people = Set(all.compactMap { Moodle($0.text)?.owner })
            if people.count > 1 {
                return give(up: "it has the work of \(people.count) people: grade that folder")
            }
            let isCourse = all.contains { $0.text.lowercased() == Self.exercises }
            var sides: [Disk.Entry] = []
            var loose: [Disk.Entry] = []
            var inner: [Disk.Entry] = []
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
                switch kind(of: entry, in: folder) {
                case .link where isSide: sides.append(entry)
                case .link:
                    if name.isWork || wanted.exercise(in: name) != nil {
                        stray(entry, path, "links are not followed")
                    }
                case .folder where entry.isHidden: stray(entry, path, "it is hidden")
                case _ where entry.isHidden: break
                case .folder where name == "practice":
                    stray(entry, path, "only exercises are judged")
                case .folder where isSide: sides.append(entry)
                case .folder: inner.append(entry)
                case .file where Archive(fileName: name) != nil: inner.append(entry)
                case .file where name.isSwift && name != "package.swift": loose.append(entry)
                case .file: if name.isWork, !name.isSwift { stray(entry, path) }
                }
            }
            take(sides, loose, in: folder, at: path, hint)
            // Where the exercises belong comes first, whatever lies beside it.
            let first = inner.filter { $0.text.lowercased() == Self.exercises }
            for entry in first + inner.filter({ $0.text.lowercased() != Self.exercises }) {
                let place = path.joined(entry.text)
                guard depth < Self.deepestLookedAt else {
                    stray(entry, path, "it is too deep")
                    continue
                }
                let url = try Self.url(of: entry, in: folder, scratch: scratch)
                if let kind = Archive(fileName: entry.text), !Disk.isFolder(url) {
                    try enter(url, kind, called: entry.text, at: place, hint, depth: depth + 1)
                } else {
                    try look(in: url, at: place, self.hint(entry.text, hint), depth: depth + 1)
                }
            }
        }

        private enum Kind {
            case link, folder, file
        }

        private func kind(of entry: Disk.Entry, in folder: URL) -> Kind {
            let url = folder.appendingPathComponent(entry.text)
            if entry.mayBeLink, Disk.isLink(url) { return .link }
            return entry.mayBeFolder && (!entry.isText || Disk.isFolder(url)) ? .folder : .file
        }

        private mutating func stray(_ entry: Disk.Entry, _ path: String, _ reason: String? = nil) {
            strays.append(path.joined(entry.text) + (reason.map { " (\($0))" } ?? ""))
        }

        func hint(_ name: String, _ outer: Hint) -> Hint {
            if let home = wanted.exercise(called: name) { return Hint(home: home, isCertain: true) }
            return wanted.exercise(in: name).map { Hint(home: $0) } ?? outer
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

        private static let exercises = "exercises"
        /// What else is in a clone of the course, and is not handed in.
        private static let ofCourse: Set = [
            "sources", "tests", "chapters", "practice", "duel", "hand-in", "package.swift",
        ]
        private static let ofTools: Set = [
            ".build", ".git", ".github", ".kata", ".swiftpm", ".vscode", ".idea", ".ci",
            ".devcontainer", ".trash",
        ]
        private static let mostLookedAt = 20_000
        private static let deepestLookedAt = 8
    }
}

extension String {
    /// Whether a file with this name is Swift, or may hold some and cannot be opened here.
    var isWork: Bool {
        let name = lowercased()
        return name != "package.swift"
            && [".swift", ".7z", ".rar", ".gz", ".patch", ".diff"].contains(where: name.hasSuffix)
    }

    /// What is called `name` in the folder with this path.
    func joined(_ name: String) -> String { isEmpty ? name : self + "/" + name }
}
