import Foundation

/// What somebody wants who starts the program.
enum CommandLineArguments: Equatable {
    case help
    case unknown(String)
    /// With a kennel that the program brings along.
    case demo
    case visit(URL)

    init(_ arguments: [String]) {
        switch arguments.first {
        case nil,
            "--demo" where arguments.count == 1:
            self = .demo
        case "--help" where arguments.count == 1, "-h" where arguments.count == 1: self = .help
        case "--server" where arguments.count == 2:
            self = CommandLineArguments.visit(named: arguments[1])
        case "--server":
            self = .unknown("--server needs one address, such as https://dogs.example.")
        case "--demo", "--help", "-h": self = .unknown("There is no \(arguments[1]).")
        case let word?: self = .unknown("There is no \(word).")
        }
    }

    private static func visit(named text: String) -> CommandLineArguments {
        // NB: A scheme has no case, but on Linux a session knows only small letters.
        var parts = URLComponents(string: text)
        let scheme = parts?.scheme?.lowercased()
        parts?.scheme = scheme
        guard let url = parts?.url, let host = url.host(), !host.isEmpty else {
            return .unknown("“\(text)” is no address. Type one such as https://dogs.example.")
        }
        // NB: Over plain http, everybody on the way can read password and token.
        let isNear = ["127.0.0.1", "localhost"].contains(host.lowercased())
        guard url.scheme == "https" || url.scheme == "http" && isNear else {
            return .unknown("\(text) would carry your password in the open. It needs https.")
        }
        return .visit(url)
    }

    static let helpText = """
        dogpatch: find a puppy, and write to its breeder

        dogpatch                   a visit to a kennel that the program brings along
        dogpatch --demo            the same; no network is needed
        dogpatch --server ADDRESS  a visit to this server
        dogpatch --help            this text

        Without a terminal, it reads lines and writes lines:
        echo list | dogpatch --demo
        """
}
