import Foundation

extension HandedIn {
    /// Looks for exercises, wherever they are in a folder.
    struct Search {
        var names: Set<String>
        var found: [String: [String]] = [:]
        var notes: [String] = []
        /// Why something may be there and was not found.
        var trouble: String?
        /// The folders that were not looked into.
        var hidden: [String] = []
        /// How many files and folders have been looked at.
        private var count = 0

        init(_ names: Set<String>) { self.names = names }

        mutating func look(in folder: URL, path: String, depth: Int) {
            guard let all = Disk.entries(of: folder) else {
                notes.append("\(path.isEmpty ? "It" : path.printable) cannot be read.")
                return
            }
            let home = "Exercises"
            // Where the exercises belong comes first, whatever lies beside it.
            for entry in all.filter({ $0.text == home }) + all.filter({ $0.text != home }) {
                let name = entry.text
                count += 1
                guard count < HandedIn.filesLookedAt else {
                    trouble =
                        "it has more than \(HandedIn.filesLookedAt) files, and is not among the first"
                    return
                }
                guard entry.mayBeFolder else { continue }
                if !entry.isText {
                    trouble = "the name of \(name.printable) is not UTF-8, so rename it"
                    continue
                }
                let url = folder.appendingPathComponent(name)
                guard Disk.isFolder(url) else { continue }
                if name.hasPrefix(".") {
                    hidden.append(name)
                    continue
                }
                let place = path.isEmpty ? name : path + "/" + name
                if names.contains(name), HandedIn.holdsPackage(url) {
                    found[name, default: []].append(place)
                } else if depth < HandedIn.depthLookedAt {
                    look(in: url, path: place, depth: depth + 1)
                }
            }
        }
    }

    private static func holdsPackage(_ folder: URL) -> Bool {
        ["Sources", "Tests"].contains { Disk.isThere(folder.appendingPathComponent($0)) }
    }

    private static let filesLookedAt = 20_000
    private static let depthLookedAt = 8
}
