import DogPatchClient
import DogPatchServer
import Foundation
import RequestServer
import Terminal

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Does what the arguments ask for, and returns the exit status.
@MainActor
func run(_ arguments: CommandLineArguments) async -> Int32 {
    switch arguments {
    case .help:
        print(CommandLineArguments.helpText)
        return 0
    case .unknown(let remark):
        printError(remark + " Try: dogpatch --help")
        return 64
    case .demo:
        do {
            let server = try InMemoryServer().open()
            defer { withExtendedLifetime(server) {} }
            return await run(at: server.url, chat: nil)
        } catch {
            printError("The kennel cannot open here: \(error.localizedDescription)")
            return 71
        }
    case .visit(let url): return await run(at: url, chat: url.appending(path: "chat"))
    }
}

@MainActor
private func run(at server: URL, chat: URL?) async -> Int32 {
    let network = URLSession.staying()
    let client = DogPatchClient(server: server, session: network, tokens: TokenMemory())
    let home = ProcessInfo.processInfo.environment["HOME"]
    let session = Session(
        client: client,
        chat: ChatConsole(
            server: chat, network: network, file: UnsentFile(home: home, server: chat)))
    guard Terminal.isThere else { return runLines(session) }
    return await runFullScreen(SessionScreen(session), rhythm: 50)
}

/// Keeps the token as long as the session lasts.
private actor TokenMemory: TokenStore {
    private var kept: Token?

    func token() -> Token? { kept }
    func keep(_ token: Token?) { kept = token }
    func forget(_ token: Token) { if kept == token { kept = nil } }
}
