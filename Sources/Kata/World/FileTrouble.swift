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
        }
        return remedies
    }

    private enum Owner {
        case exercise(String)
        case practice
        case course

        init(_ path: String) {
            let folders = path.split(separator: "/").map(String.init)
            if let index = folders.lastIndex(of: "Exercises"), folders.count > index + 4,
                ["Sources", "Tests"].contains(folders[index + 3])
            {
                self = .exercise(folders[index + 2])
            } else if folders.contains(Practice.folder) {
                self = .practice
            } else {
                self = .course
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
