import APIClient
import AskedServer
import DogPatchClient
import DogPatchKennel
import Foundation
import LoopbackServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// All that she sees of the app, with a kennel on this machine.
@MainActor
final class Phone: SaleView {
    let kennel: Kennel
    private(set) var puppies: [SaleViewModel] = []
    private(set) var sentence: String?
    let client: DogPatchClient
    let tokens = Pocket()
    private let server: AskedServer?
    private let nobody: LoopbackServer
    private let session = URLSession.staying()

    /// - Parameter isReachable: whether the kennel can be reached from here.
    init(kennel: Kennel = Kennel(), isReachable: Bool = true) throws {
        self.kennel = kennel
        server = isReachable ? try kennel.open() : nil
        nobody = try LoopbackServer(.nobody)
        client = DogPatchClient(
            server: server?.url ?? nobody.url, session: session, tokens: tokens)
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

    /// Who she is for the kennel, or a sentence.
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
actor Pocket: TokenStore {
    private var kept: Token?

    func token() -> Token? { kept }
    func keep(_ token: Token?) { kept = token }
}
