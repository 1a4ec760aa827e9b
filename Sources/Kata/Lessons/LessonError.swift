/// A mistake in a lesson: what is wrong, in which file and line, and what to do about it.
struct LessonError: Error, Equatable, CustomStringConvertible {
    enum Problem: Equatable, Sendable {
        case unclosedFence
        case unknownSign(String)
        case blockOutsideStep
        case hiddenFence
        case misspelledLanguage(String)
        case missingPath
        case pathOutsidePackage(String)
        case fileNotBesideTests(String)
        case unnamedFile(String)
        case noSuchFolder(String)
        case missingConsole
        case nothingToDo
        case misspelledElision
        case elisionInBody(String)
        case missingElision(String)
        case noSuchFile(String)
        case noSuchPlace(String)
        case twoPlaces(String)
        case missingCatcher(String)
        case deepHeading(String)
        case openComment
        case missingKind
        case missingGoal
        case missingPart(Int)
        /// A faulty version does not fit the solution: one of the two files is damaged.
        indirect case unfit(Problem, home: String)
    }

    var problem: Problem
    var path: String
    var line: Int

    init(_ problem: Problem, path: String, line: Int) {
        self.problem = problem
        self.path = path
        self.line = line
    }

    var description: String {
        "\(path):\(line): error: \(problem.complaint)\n  \(problem.remedy)"
    }
}

extension LessonError.Problem {
    var complaint: String {
        switch self {
        case .unclosedFence: "this block is never closed"
        case .unknownSign(let heading): "the step “\(heading)” has no known sign"
        case .blockOutsideStep: "this block stands in no step"
        case .hiddenFence: "this block is one for the eye, and nobody proves it"
        case .misspelledLanguage(let language): "nobody proves a block of “\(language)”"
        case .missingPath: "this block does not say which file it belongs to"
        case .pathOutsidePackage(let path): "the path “\(path)” leaves Sources/ and Tests/"
        case .fileNotBesideTests(let path): "“\(path)” is no file beside tests"
        case .unnamedFile(let path): "nobody who reads this step sees that the block is \(path)"
        case .noSuchFolder(let path):
            "there is no \(path.hasSuffix(".swift") ? "file" : "folder") \(path) in the course"
        case .missingConsole: "this step claims a failure but shows none"
        case .nothingToDo: "this step changes nothing"
        case .misspelledElision: "this elision is misspelled"
        case .elisionInBody(let name): "“// …” stands inside the body of \(name)"
        case .missingElision(let name): "“// …” stands in a type inside \(name), but not in \(name)"
        case .noSuchFile(let path): "there is no \(path) yet that this part could go into"
        case .noSuchPlace(let name): "there is no \(name) in the file that this part could go into"
        case .twoPlaces(let name): "\(name) is there twice, so this part fits in two places"
        case .missingKind: "this exercise does not say of which kind it is"
        case .missingGoal: "nothing that can be read says here what this exercise is to come to"
        case .missingPart(let number): "part \(number) of this kata is not here"
        case .unfit(let problem, let home):
            "this does not fit the end of \(home)Solution.md: \(problem.complaint)"
        case .deepHeading(let text): "“\(text)” is no faulty version"
        case .openComment: "what is hidden here would be read and proved all the same"
        case .missingCatcher(let mutant): "nothing says which test catches “\(mutant)”"
        }
    }

    var remedy: String {
        switch self {
        case .unclosedFence: "Close it with the same number of backticks on a line of their own."
        case .unknownSign: "Begin the heading with 🔴, 🟢, 🔵, ⚫ or ⚪; smaller headings are bold text."
        case .blockOutsideStep: "Put it below a ### heading, or mark it: ```swift illustration."
        case .hiddenFence: "Begin its first line, and its last, with ``` and nothing before."
        case .misspelledLanguage(let language): "Write it small: ```\(language.lowercased())."
        case .missingPath: "Begin it with a path comment: // Sources/Stage/File.swift."
        case .pathOutsidePackage: "Use a path that begins with Sources/ or Tests/ and has no “..”."
        case .fileNotBesideTests:
            "Use a path such as Tests/StoreFileTests/last-year.json; a swift block begins with its path."
        case .unnamedFile(let path): "Name it in the prose of the step: `\(path.fileName)`."
        case .noSuchFolder:
            "Name a folder such as Sources/ToDoText that has files, one in each line of the block."
        case .missingConsole: "Add a ```console block with the failure as it really appears."
        case .nothingToDo: "Add a ```swift block with the edit."
        case .misspelledElision: "Write it with a space and one character, the ellipsis: “// …”."
        case .elisionInBody: "Show the whole body; only types can be shown in part."
        case .missingElision(let name): "Add // … to \(name) as well, or show it whole."
        case .noSuchFile: "Leave out “// …” to begin the file with this block."
        case .noSuchPlace: "Check the spelling, or show the declaration whole, without “// …”."
        case .twoPlaces: "Show the whole file, without “// …”."
        case .missingKind: "Add a line: **Kind:** drive it (or another kind)."
        case .missingGoal:
            "Add a line: **Simpler:** at most 24 lines of code, none deeper than 3 levels"
                + " (or **Without:**, **Shorter:**, **No circle:**, **Better names:**, **Fewer tests:**)"
        case .missingPart(let number):
            "Parts.md and Solution.md both have it: ## Part \(number) · its title."
        case .unfit(let problem, let home):
            "One of the two files is damaged. To have both back: git restore \(home)*.md\n"
                + "  If you are writing them: \(problem.remedy)"
        case .deepHeading(let text): "Write it with two signs: ## \(text)"
        case .openComment: "Take out what nobody is to see; a remark stands in one line."
        case .missingCatcher: "Add a line: Caught by `the name of a test`."
        }
    }
}

/// Something that is not as a lesson says, and where it says so.
struct Finding: Equatable, Sendable, Codable {
    var path: String
    var line: Int
    var expected: String
    var actual: String
}
