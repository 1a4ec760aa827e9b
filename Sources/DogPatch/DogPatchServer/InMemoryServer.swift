import Foundation
import RequestServer
import Synchronization

/// A kennel's server, in memory: its puppies, and the people who have registered.
public final class InMemoryServer: Sendable {
    struct Person: Sendable {
        var name: String
        let email: String
        let password: String
        var picture: Data?
    }

    private struct State {
        var people: [Person]
        /// Whose token it is.
        var emails: [String: String] = [:]
    }

    private let state: Mutex<State>
    private let now: @Sendable () -> Date
    private let puppies: String

    /// - Parameters:
    ///   - puppies: what is for sale, as JSON.
    ///   - now: a clock; a token is good for an hour.
    public init(
        puppies: String = InMemoryServer.threePuppies,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        state = Mutex(
            State(people: [Person(name: "Zoë", email: "zoe@dogs.example", password: "woof")]))
        self.puppies = puppies
        self.now = now
    }

    /// A beagle, a poodle and a mongrel, as the server sends them.
    public static let threePuppies = """
        [{"id": "1", "breed": "Beagle", "weeks": 9, "price": 950},
        {"id": "2", "breed": "Poodle", "weeks": 12, "price": 1200},
        {"id": "3", "breed": "Mongrel", "weeks": 1, "price": 0}]
        """

    /// Opens it on this machine, at a port of its own, as long as somebody keeps what is returned.
    ///
    /// - Throws: a `POSIXError` if the system has no port left.
    public func open() throws -> RequestServer {
        try RequestServer { self.reply(to: $0) }
    }

    /// The picture of the person with this e-mail; nil if there is none.
    public func picture(of email: String) -> Data? {
        state.withLock { $0.people.first { $0.email == email }?.picture }
    }

    /// Nobody is signed in any more.
    public func forgetTokens() {
        state.withLock { $0.emails = [:] }
    }

    /// What it says to a request; 404 if it does not know the path.
    public func reply(to request: HTTPRequest) -> HTTPReply {
        switch (request.method, request.path) {
        case ("GET", "/listings"): HTTPReply(200, Data(puppies.utf8))
        case ("POST", "/sign-in"): signIn(request)
        case ("POST", "/register"): register(request)
        case ("GET", "/account"): account(request) { _ in true }
        case ("PUT", "/account"): change(request)
        default: HTTPReply(404)
        }
    }
}

extension InMemoryServer {
    private func signIn(_ request: HTTPRequest) -> HTTPReply {
        let words = (request.headers["authorization"] ?? "").split(separator: " ")
        guard words.first == "Basic", let data = Data(base64Encoded: "\(words.last ?? "")") else {
            return HTTPReply(401)
        }
        let texts = String(decoding: data, as: UTF8.self).split(separator: ":", maxSplits: 1)
        let isKnown = state.withLock { state in
            state.people.contains { [$0.email, $0.password] == texts.map(String.init) }
        }
        return isKnown ? token(for: String(texts[0])) : HTTPReply(401)
    }

    private func register(_ request: HTTPRequest) -> HTTPReply {
        guard let fields = try? JSONDecoder().decode([String: String].self, from: request.body),
            let name = fields["name"], let email = fields["email"],
            let password = fields["password"]
        else { return HTTPReply(400) }
        let isNew = state.withLock { state in
            if state.people.contains(where: { $0.email == email }) { return false }
            state.people.append(Person(name: name, email: email, password: password))
            return true
        }
        return isNew ? token(for: email) : HTTPReply(409)
    }

    private func token(for email: String) -> HTTPReply {
        let end = Int(now().timeIntervalSince1970) + 3600
        let parts = [#"{"alg": "none"}"#, #"{"exp": \#(end)}"#, UUID().uuidString].map { part in
            Data(part.utf8).base64EncodedString().replacing("+", with: "-")
                .replacing("/", with: "_").replacing("=", with: "")
        }
        let token = parts.joined(separator: ".")
        state.withLock { $0.emails[token] = email }
        return HTTPReply(200, Data(#"{"token": "\#(token)"}"#.utf8))
    }

    /// Lets somebody be changed who shows a token; true if that was possible.
    private func account(
        _ request: HTTPRequest, _ change: @Sendable (inout Person) -> Bool
    ) -> HTTPReply {
        let words = (request.headers["authorization"] ?? "").split(separator: " ")
        return state.withLock { state in
            guard words.first == "Bearer", let email = state.emails["\(words.last ?? "")"],
                let index = state.people.firstIndex(where: { $0.email == email })
            else { return HTTPReply(401) }
            guard change(&state.people[index]) else { return HTTPReply(400) }
            let person = state.people[index]
            let answer = try? JSONEncoder().encode(["name": person.name, "email": person.email])
            return HTTPReply(200, answer ?? Data())
        }
    }

    private func change(_ request: HTTPRequest) -> HTTPReply {
        guard let form = MultipartForm(request.body, type: request.headers["content-type"] ?? "")
        else {
            return HTTPReply(400)
        }
        return account(request) { person in
            if let name = form["name"] { person.name = String(decoding: name, as: UTF8.self) }
            if let picture = form["picture"] { person.picture = picture }
            return true
        }
    }
}
