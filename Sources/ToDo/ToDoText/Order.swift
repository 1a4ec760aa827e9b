/// What a person wants of the program.
public enum Order: Equatable, Sendable {
    /// - Parameter lines: whether it is to read and write lines, also in a terminal.
    case run(file: String?, lines: Bool)
    case help
    case benchmark
    /// An order that is not known, with what is wrong about it.
    case unknown(String)

    /// Reads what stands behind the name of the program.
    public init(_ arguments: [String]) {
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
            self = .help
            return
        }
        var file: String?
        var lines = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--lines" {
                lines = true
            } else if argument == "--benchmark" {
                self = .benchmark
                return
            } else if argument == "--file" || argument.hasPrefix("--file=") {
                let name = argument == "--file" ? rest.popFirst() : String(argument.dropFirst(7))
                guard let name, !name.isEmpty else {
                    self = .unknown("--file needs the name of a file.")
                    return
                }
                file = name
            } else {
                self = .unknown("“\(argument)” is not known.")
                return
            }
        }
        self = .run(file: file, lines: lines)
    }

    /// What `todo --help` prints.
    public static let helpText = """
        todo: a list of what there is to do

        todo                 your list, where the system keeps such things
        todo --file NAME     the list in this file
        todo --lines         reads and writes lines, also in a terminal
        todo --benchmark     how fast it is with ten thousand items
        todo --help          this text

        Where there is no terminal, it reads lines: printf 'a\\nBuy milk\\n' | todo
        """
}
