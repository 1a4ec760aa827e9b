import AskedServer
import DogPatchClient
import DogPatchKennel
import Foundation
import Terminal

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Does what was ordered, and returns the exit status.
@MainActor
func perform(_ order: Order) -> Int32 {
    switch order {
    case .help:
        print(Order.helpText)
        return 0
    case .unknown(let remark):
        complain(remark + " Try: dogpatch --help")
        return 64
    case .demo:
        do {
            let server = try Kennel().open()
            defer { withExtendedLifetime(server) {} }
            return run(at: server.url, chat: nil)
        } catch {
            complain("The kennel cannot open here: \(error.localizedDescription)")
            return 71
        }
    case .visit(let url): return run(at: url, chat: url.appending(path: "chat"))
    }
}

@MainActor
private func run(at server: URL, chat: URL?) -> Int32 {
    let session = URLSession.staying()
    let client = DogPatchClient(server: server, session: session, tokens: TokenMemory())
    let visit = Visit(client: client, chat: Chat(server: chat, session: session))
    return Terminal.isThere ? runFullScreen(VisitScreen(visit), rhythm: 50) : runLines(visit)
}

/// Keeps the token as long as the visit lasts.
private actor TokenMemory: TokenStore {
    private var kept: Token?

    func token() -> Token? { kept }
    func keep(_ token: Token?) { kept = token }
}
