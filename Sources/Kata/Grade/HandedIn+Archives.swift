import Foundation

/// Looking into archives, some of which are damaged, and some a trap.
extension HandedIn.Search {
    private static let mostOpened = 100

    mutating func enter(
        _ file: URL, _ kind: Archive, called name: String, at place: String,
        _ outer: Hint = Hint(), depth: Int = 0
    ) throws {
        opened += 1
        let shown = place.isEmpty ? "the archive" : place.printable
        if opened > Self.mostOpened {
            return give(up: "of the archives, only the first \(Self.mostOpened) are opened")
        }
        let unpack = unpack
        do {
            try unpack(file, kind) { folder, unpacking in
                switch unpacking {
                case .tooLarge: return give(up: "\(shown) is too large, or its contents are")
                case .noTool(let tool):
                    return give(
                        up: "\(tool) is not installed here, so unpack \(shown) yourself")
                case .onlyExercises:
                    notes.append("Only the exercises in \(shown) are looked at: it is large.")
                case .inParts, .whole: break
                }
                let before = finds.values.joined().count
                try look(
                    in: folder, at: place, hint(kind.baseName(of: name), outer), depth: depth)
                if unpacking != .inParts { return }
                if finds.values.joined().count == before {
                    give(up: "\(shown) is damaged, not complete, or no archive")
                } else {
                    notes.append(
                        "What could be unpacked of \(shown) counts: it is damaged or not complete."
                    )
                }
            }
        } catch let error as LabError where error != .cancelled {
            give(up: error.inShort)
        }
    }
}
