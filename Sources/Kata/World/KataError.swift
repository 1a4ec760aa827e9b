/// What keeps a command from being done: what, where, and what to run next.
enum KataError: HelpfulError, Equatable {
    case noCourse(String)
    case cannotRead(String, FileTrouble)
    case cannotWrite(String, reason: String)
    case isHeld(String)
    case isLink(String)
    case incompleteStarter(String)
    case noSuchExercise(String, similar: [String])
    case noSuchChapter(String, last: Int)
    case noSuchStep(String, last: String)
    case notFollowing
    case notInPractice(Int)
    case notGreenYet(String)
    case noFolder(String)
    case isOnePersons(String)
    case nothingHandedIn(String)
    case noConfinement(String, call: String? = nil)
    case isAmongHandedIn(String)
    case noCache(String)
    case noBackup(Int, count: Int)
    case unclearRoster(String, reason: String)

    func text(_ kata: Invocation) -> String {
        switch self {
        case .noCourse(let folder):
            "error: \(folder) is not in the course\n  Go to the folder you cloned, where"
                + " Package.swift is, and try again."
        case .cannotRead(let path, let trouble):
            (["error: \(path) cannot be read: \(trouble.rawValue)"]
                + trouble.remedies(for: path, kata))
                .joined(separator: "\n  ")
        case .cannotWrite(let path, let reason):
            "error: \(path) cannot be written: \(reason)\n  Nothing was lost. Check the disk and"
                + " the permissions, and try again."
        case .isHeld(let path):
            "error: another kata holds \(path) and does not go on\n  It may be stopped: type fg in its"
                + " terminal, or end it there. Then try again."
        case .isLink(let path):
            "error: \(path) is a link, and nothing is moved or written through a link\n  Put the"
                + " folder itself there, and try again."
        case .incompleteStarter(let path):
            "error: \(path) does not hold the whole starter, so nothing was moved\n  Bring it back:"
                + " git restore \(path)"
        case .noSuchExercise(let name, let similar):
            "error: there is no exercise called \(name)\n  "
                + (similar.isEmpty
                    ? "See them all: \(kata("list"))"
                    : "Did you mean \(similar.joined(separator: ", "))?")
        case .noSuchChapter(let name, let last):
            "error: there is no chapter \(name)\n  Chapters 1 to \(last) are there: \(kata("list"))"
        case .noSuchStep(let name, let last):
            "error: there is no step \(name)\n  The chapter's last step is \(last):"
                + " \(kata("follow \(last)"))"
        case .notFollowing:
            "error: no chapter is being followed\n  Begin with: \(kata("follow 1"))"
        case .notInPractice(let chapter):
            "error: Practice/ is not at chapter \(chapter), so there is nothing of yours to check\n"
                + "  Begin with: \(kata("follow \(chapter)")), or see what was moved away:"
                + " \(kata("back"))"
        case .noFolder(let path):
            "error: there is no folder \(path) that can be opened\n  Look: ls -ld \(path.inShell)"
        case .isOnePersons(let folder):
            "error: \(folder) is one person's clone\n  Put it into a folder with those of the others,"
                + " and name that: \(kata("grade submissions"))"
        case .nothingHandedIn(let folder):
            "error: nothing has been handed in in \(folder)\n  Put a folder or an archive (.zip,"
                + " .tar.gz) for each person there, called as the person is."
        case .noConfinement(let reason, let call):
            "error: code that nobody has read would run here with nothing to confine it: \(reason)"
                + "\n  Take a machine with Linux where namespaces may be made: \(kata("ready"))"
                + (call.map { " On a machine that can be lost: \(kata($0 + " --unconfined"))" }
                    ?? "")
        case .isAmongHandedIn(let path):
            "error: \(path) is in the folder that was handed in, and would count as a person\n"
                + "  Name another one: \(kata("grade submissions --into results"))"
        case .noCache(let path):
            "error: \(path) is no cache and not empty, and a cache removes what is old\n"
                + "  Name a new folder: --cache \((path + "/kata-cache").inShell)"
        case .noBackup(let number, let count):
            "error: there is no backup with the number \(number)\n  "
                + (count == 0
                    ? "None has been made yet."
                    : "They have the numbers 1 to \(count): \(kata("back"))")
        case .unclearRoster(let path, let reason):
            "error: \(path): \(reason)\n  Each line has a name of its own, an address and an alias:"
                + " Kim Lee,kim@example.org,kimlee"
        case .notGreenYet(let name):
            "\(name) is not done yet, so the solution stays closed.\n  Look: \(kata("check \(name)"))"
                + "\n  Open it all the same: \(kata("solution \(name) --show"))"
        }
    }

    /// As the shell sees it: 1 is not yet, 64 a wrong call, 70 our own fault.
    var exitCode: Int32 {
        switch self {
        case .notGreenYet: 1
        case .noCourse, .noSuchExercise, .noSuchChapter, .noSuchStep, .notFollowing,
            .notInPractice, .noFolder, .isOnePersons, .nothingHandedIn, .noConfinement,
            .isAmongHandedIn, .noCache, .noBackup, .unclearRoster:
            64
        case .cannotRead, .cannotWrite, .isHeld, .isLink, .incompleteStarter: 70
        }
    }
}
