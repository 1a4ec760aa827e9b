/// What somebody has typed, once the program runs.
enum Command: Equatable {
    case list, signIn, register, me, change, signOut, tunnel, help, quit
    case write(String)
    case nothing
    case unknown(String)

    init(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        let rest = words.dropFirst().joined(separator: " ")
        switch (words.first ?? "", rest) {
        case ("", _): self = .nothing
        case ("list", ""): self = .list
        case ("sign", "in"): self = .signIn
        case ("sign", "out"): self = .signOut
        case ("register", ""): self = .register
        case ("me", ""): self = .me
        case ("change", ""): self = .change
        case ("tunnel", ""): self = .tunnel
        case ("help", ""): self = .help
        case ("quit", ""), ("q", ""): self = .quit
        case ("write", _) where rest != "": self = .write(rest)
        case ("write", _):
            self = .unknown("What? Type it behind the word: write Is Rex still there?")
        default: self = .unknown("I do not know “\(words.joined(separator: " "))”. Type: help")
        }
    }

    static let helpText = [
        "list: the puppies",
        "sign in: with e-mail and password",
        "register: if you are new",
        "me: who you are, for the server",
        "change: your name and your picture",
        "write Hello: to the breeder",
        "tunnel: breaks the line to the breeder, or mends it (in the demo)",
        "sign out: forgets you",
        "quit: ends the visit",
    ]
}
