import DogPatchClient
import DogPatchServer
import Foundation
import HTTP
import LoopbackServer
import RequestServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// All that the person sees of the app, with a server on this machine.
@MainActor
final class DogPatchDriver: SaleView {
    let server: InMemoryServer
    private(set) var puppies: [SaleViewModel] = []
    private(set) var sentence: String?
    let client: DogPatchClient
    let tokens = TokenStoreFake()
    private let running: RequestServer?
    private let nobody: LoopbackServer
    private let session = URLSession.staying()

    /// - Parameter isReachable: whether the server can be reached from here.
    init(server: InMemoryServer = InMemoryServer(), isReachable: Bool = true) throws {
        self.server = server
        running = isReachable ? try server.open() : nil
        nobody = try LoopbackServer(.nobody)
        client = DogPatchClient(
            server: running?.url ?? nobody.url, session: session, tokens: tokens)
    }

    func load() async {
        await SalePresenter(view: self, source: client.listings).load()
    }

    func show(_ puppies: [SaleViewModel]) {
        (self.puppies, sentence) = (puppies, nil)
    }

    func show(problem: String) {
        sentence = problem
    }

    /// Who the person is for the server, or a sentence.
    func account() async -> String {
        do { return try await client.account().name } catch { return error.sentence }
    }

    /// Nil if name and picture are changed, or else a sentence.
    func change(_ form: ProfileForm) async -> String? {
        do { _ = try await client.updateProfile(form) } catch { return error.sentence }
        return nil
    }

    /// Does it, and reads the sentence if it was not possible.
    func attempt(_ action: () async throws(DogPatchError) -> Void) async -> String? {
        do {
            try await action()
            return nil
        } catch {
            return error.sentence
        }
    }
}

/// Where the token is as long as the test runs.
actor TokenStoreFake: TokenStore {
    private var kept: Token?

    func token() -> Token? { kept }
    func keep(_ token: Token?) { kept = token }
    func forget(_ token: Token) { if kept == token { kept = nil } }
}
