import Foundation

/// Why a file cannot be read.
enum FileTrouble: String {
    case missing = "there is no such file"
    case deadLink = "it is a link to a file that is not there"
    case notAFile = "it is no ordinary file"
    case notText = "it is not UTF-8 text"
    case forbidden = "its permissions forbid it"

    /// What to do about the file at `path`, one way a line.
    func remedies(for path: String, _ kata: Invocation) -> [String] {
        let remedies =
            switch self {
            case .missing: [String]()
            case .deadLink: ["Delete the link."]
            case .notAFile: ["Move it somewhere else."]
            case .notText: ["Save it in your editor with the encoding UTF-8."]
            case .forbidden: ["Allow it: chmod u+rwX \(path.inShell)"]
            }
        let folders = path.split(separator: "/").map(String.init)
        if let name = Self.exercise(in: folders) {
            let begin = remedies.isEmpty ? "Begin" : "Or begin"
            return remedies + ["\(begin) \(name) again, with a backup: " + kata("reset \(name)")]
        }
        if folders.contains(Practice.folder) {
            let take = remedies.isEmpty ? "Take" : "Or take"
            let follow = kata("follow 1")
            return remedies
                + ["\(take) the chapter's files, with a backup: \(follow), or another step"]
        }
        if Self.isOurs(path, folders) {
            let restore = "git restore \(path.inShell)"
            return remedies + ["It is the course's own: \(restore) brings it back."]
        }
        // Who has put it there is not known.
        return remedies.isEmpty ? ["Look: ls -ld \(path.inShell)"] : remedies
    }

    private static func exercise(in folders: [String]) -> String? {
        guard let index = folders.lastIndex(of: "Exercises"), folders.count > index + 4,
            ["Sources", "Tests"].contains(folders[index + 3])
        else { return nil }
        return folders[index + 2]
    }

    /// What is in a clone of the course before anybody has worked in it.
    private static let ours: Set = [
        "Chapters", "Exercises", "Sources", "Tests", "Package.swift", "README.md",
    ]

    private static func isOurs(_ path: String, _ folders: [String]) -> Bool {
        folders.indices.contains { index in
            let root = (path.hasPrefix("/") ? "/" : "") + folders[..<index].joined(separator: "/")
            return ours.contains(folders[index])
                && Disk.isFolder(URL(fileURLWithPath: root + "/Chapters"))
        }
    }
}

extension String {
    /// This path as a word of a command.
    var inShell: String {
        let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
        return isPlain ? self : "'" + replacing(["'": #"'\''"#]) + "'"
    }
}

extension Error {
    /// This error in our words: what, where, and what to run next, whatever the system calls it.
    var named: any Error {
        guard let error = self as? CocoaError else {
            return systemReason.map { SystemError(reason: $0) } ?? self
        }
        guard let path = error.filePath ?? error.url?.path else {
            return SystemError(reason: error.whyNotWritten)
        }
        return (512..<1024).contains(error.code.rawValue)
            ? LabError.cannotWrite(path, reason: error.whyNotWritten)
            : KataError.cannotRead(path, Disk.trouble(with: URL(fileURLWithPath: path)))
    }

    /// In a line, without what to do.
    var inShort: String {
        let first = "\(named)".split(separator: "\n").first ?? ""
        return String(first.trimmingPrefix("error: "))
    }

    /// Whether nothing more can be done, whoever's work it is.
    var endsAll: Bool {
        switch self as? LabError {
        case .noToolchain, .cannotConfine, .badFolder, .cancelled: true
        case .cannotRun, .cannotWrite, .doesNotLink, nil: false
        }
    }
}

/// What the system says, without a place.
private struct SystemError: HelpfulError {
    var reason: String
    var exitCode: Int32 { 70 }

    func text(_ kata: Invocation) -> String {
        "error: the system says: \(reason)\n  Call the same again; if it stays so: \(kata("ready"))"
    }
}
