/// What keeps a room from being opened or visited: what, where, and what to run next.
enum RoomError: HelpfulError, Equatable {
    case noAddress(String)
    case noName
    case badName(String)
    case badWord(String)
    case taken(Int)
    case noPlace(String)

    func text(_ kata: Invocation) -> String {
        switch self {
        case .noAddress(let text):
            "error: “\(text.printable)” is no room's address\n  The board shows its"
                + " address. It looks like this: \(kata("watch --room 192.168.1.7:7357/blue-otter"))"
        case .noName:
            "error: which name shall the board show?\n  Choose one:"
                + " \(kata("watch --room 192.168.1.7:7357/blue-otter --name Ada"))"
        case .badName(let text):
            "error: “\(text.printable)” has no letter that could be shown as a name\n  Choose"
                + " another: \(kata("watch --room 192.168.1.7:7357/blue-otter --name Ada"))"
        case .badWord(let word):
            "error: “\(word.printable)” is no code word\n  Use small letters, digits and hyphens:"
                + " \(kata("room --word blue-otter"))"
        case .taken(let port) where port > 65535:
            "error: there is no port \(port): the last one is 65535\n  Take another:"
                + " \(kata("room --port \(RoomAddress.port)"))"
        case .taken(let port):
            "error: nothing can listen at port \(port)\n  Perhaps a board is open already. Or take"
                + " another port: \(kata("room --port \(port > 60_000 ? port - 10 : port + 10)"))"
        case .noPlace(let text):
            "“\(text.printable.prefix(20))” is no chapter or step. Type it like 3.12, and then Enter."
        }
    }

    var exitCode: Int32 { 64 }
}
