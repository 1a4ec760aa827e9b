import Foundation

/// Why a file cannot be read.
enum FileTrouble: Equatable {
    case missing
    case deadLink
    case notAFile
    case notText
    case forbidden

    var reason: String {
        switch self {
        case .missing: "there is no such file"
        case .deadLink: "it is a link to a file that is not there"
        case .notAFile: "it is no ordinary file"
        case .notText: "it is not UTF-8 text"
        case .forbidden: "its permissions forbid it"
        }
    }

    /// What to do about the file at `path`, one way a line.
    func remedies(for path: String, _ kata: Invocation) -> [String] {
        let owner = Owner(path)
        if owner == .nobody, self == .missing { return ["Look: ls -ld \(path.inShell)"] }
        var remedies: [String] = []
        switch self {
        case .missing: break
        case .deadLink: remedies.append("Delete the link.")
        case .notAFile: remedies.append("Move it somewhere else.")
        case .notText: remedies.append("Save it in your editor with the encoding UTF-8.")
        case .forbidden: remedies.append("Allow it: chmod u+rwX \(path.inShell)")
        }
        let or = remedies.isEmpty ? ("Begin", "Take") : ("Or begin", "Or take")
        switch owner {
        case .exercise(let name):
            remedies.append("\(or.0) \(name) again, with a backup: " + kata("reset \(name)"))
        case .practice:
            remedies.append(
                "\(or.1) the chapter's files, with a backup: \(kata("follow 1")), or another step")
        case .course:
            remedies.append("It is the course's own: git restore \(path.inShell) brings it back.")
        case .nobody: break
        }
        return remedies
    }

    private enum Owner: Equatable {
        case exercise(String)
        case practice
        case course
        /// Who has put it there is not known.
        case nobody

        /// What is in a clone of the course before anybody has worked in it.
        private static let ours: Set = [
            "Chapters", "Exercises", "Sources", "Tests", "Package.swift", "README.md",
        ]

        init(_ path: String) {
            let folders = path.split(separator: "/").map(String.init)
            if let index = folders.lastIndex(of: "Exercises"), folders.count > index + 4,
                ["Sources", "Tests"].contains(folders[index + 3])
            {
                self = .exercise(folders[index + 2])
            } else if folders.contains(Practice.folder) {
                self = .practice
            } else {
                let isOurs = folders.indices.contains { index in
                    let root =
                        (path.hasPrefix("/") ? "/" : "") + folders[..<index].joined(separator: "/")
                    return Self.ours.contains(folders[index])
                        && Disk.isFolder(URL(fileURLWithPath: root + "/Chapters"))
                }
                self = isOurs ? .course : .nobody
            }
        }
    }
}

extension String {
    /// This path as a word of a command.
    var inShell: String {
        let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
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
