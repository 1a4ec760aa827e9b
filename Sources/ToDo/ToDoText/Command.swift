import Foundation

/// What a person wants of the program.
public enum Command: Equatable, Sendable {
    /// - Parameters:
    ///   - lines: whether it is to read and write lines, also in a terminal.
    ///   - server: where another list is, which is taken over.
    case run(file: String?, lines: Bool, server: URL? = nil)
    /// Shows the list to others.
    case serve(file: String?)
    case help
    case benchmark
    /// A command that is not known, with what is wrong about it.
    case unknown(String)

    /// Reads what stands behind the name of the program.
    public init(_ arguments: [String]) {
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
            self = .help
            return
        }
        var (lines, serves) = (false, false)
        var named: [String: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            switch parts.first ?? "" {
            case "--lines" where parts.count == 1: lines = true
            case "--serve" where parts.count == 1: serves = true
            case "--benchmark" where parts.count == 1:
                self = .benchmark
                return
            case let name where Self.what[name] != nil:
                named[name] = argument.contains("=") ? parts.dropFirst().first : rest.popFirst()
                if named[name, default: ""].isEmpty {
                    self = .unknown("\(name) needs \(Self.what[name]!).")
                    return
                }
            default:
                self = .unknown("“\(argument)” is not known.")
                return
            }
        }
        let server = named["--from"].flatMap(URL.init(string:))
        if named["--from"] != nil, server?.host == nil {
            self = .unknown("--from needs \(Self.what["--from"]!).")
        } else if serves, server != nil {
            self = .unknown("--serve shows your own list, so it takes no --from.")
        } else if serves {
            self = .serve(file: named["--file"])
        } else {
            self = .run(file: named["--file"], lines: lines, server: server)
        }
    }

    /// What has to stand behind these.
    private static let what = [
        "--file": "the name of a file", "--from": "an address such as http://localhost:8080",
    ]

    /// What `todo --help` prints.
    public static let helpText = """
        todo: a list of what there is to do

        todo                 your list, where the system keeps such things
        todo --file NAME     the list in this file
        todo --from URL      takes over the list there, and asks there where an address is
        todo --serve         shows your list to others on this machine
        todo --lines         reads and writes lines, also in a terminal
        todo --benchmark     how fast it is with ten thousand items
        todo --help          this text

        Where there is no terminal, it reads lines: printf 'a\\nBuy milk\\n' | todo
        """
}
