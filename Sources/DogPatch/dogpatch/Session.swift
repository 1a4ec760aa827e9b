import DogPatchClient
import Foundation

/// A visit to a kennel, as a talk: a line goes in, and lines come out.
@MainActor
final class Session {
    /// What is asked for; a command, unless it is something else.
    enum Question: Equatable {
        case command
        case email(isNew: Bool)
        case password(email: String, isNew: Bool)
        case name(email: String, password: String)
        case newName
        case picture(name: String)
    }

    /// All that was said, the newest last.
    private(set) var lines: [String] = []
    private(set) var isFinished = false
    /// Whether an answer from the server has not come yet.
    private(set) var isBusy = false
    private(set) var question = Question.command
    private let client: DogPatchClient
    private let chat: ChatConsole

    init(client: DogPatchClient, chat: ChatConsole) {
        self.client = client
        self.chat = chat
        chat.show = { [weak self] in self?.show($0) }
        show("Dog Patch: find a puppy. Type help to see what you can do.")
        run(.list)
        chat.start()
    }

    /// What stands in front of what is typed.
    var prompt: String {
        switch question {
        case .command: "> "
        case .email: "E-mail: "
        case .password: "Password: "
        case .name: "Your name: "
        case .newName: "Your new name: "
        case .picture: "A file with your picture: "
        }
    }

    var isSecret: Bool { if case .password = question { true } else { false } }

    /// Somebody has typed this line, and no answer is awaited.
    func enter(_ line: String) {
        let text = line.trimmingCharacters(in: .whitespaces)
        switch question {
        case .command: run(Command(text))
        case .email where text != "" && !text.contains("@"):
            show("“\(text)” is no e-mail. Type one such as ada@dogs.example, or nothing.")
        case .email(let isNew):
            question = text == "" ? .command : .password(email: text, isNew: isNew)
        case .password(let email, true): question = .name(email: email, password: line)
        case .password(let email, false):
            question = .command
            work { [client] () async throws(DogPatchError) in
                try await client.signIn(email: email, password: line)
                return "Hello, \(try await client.account().name)!"
            }
        case .name(let email, let password):
            question = .command
            work { [client] () async throws(DogPatchError) in
                try await client.register(name: text, email: email, password: password)
                return "Hello, \(text)!"
            }
        case .newName: question = text == "" ? .command : .picture(name: text)
        case .picture(let name):
            question = .command
            change(name: name, picture: text)
        }
    }

    func show(_ line: String) {
        lines.append(line)
    }

    /// Lets happen what has been waiting for us.
    func tick() {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
        chat.tick()
    }

    /// Returns when no answer is awaited any more, at the latest after twenty seconds.
    func settle() {
        let deadline = Date(timeIntervalSinceNow: 20)
        repeat {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            chat.tick()
        } while (isBusy || chat.isWaiting) && Date() < deadline
        tick()
    }

    func end() {
        isFinished = true
        chat.end()
    }

    private func run(_ command: Command) {
        switch command {
        case .nothing: break
        case .unknown(let remark): show(remark)
        case .help: Command.helpText.forEach(show)
        case .quit: end()
        case .signIn: question = .email(isNew: false)
        case .register: question = .email(isNew: true)
        case .change: question = .newName
        case .list: list()
        case .write(let text): chat.send(text)
        case .tunnel: chat.enterOrLeaveTunnel()
        case .me:
            work { [client] () async throws(DogPatchError) in
                let account = try await client.account()
                return "You are \(account.name), \(account.email)."
            }
        case .signOut:
            work { [client] () async throws(DogPatchError) in
                try await client.signOut()
                return "You are signed out."
            }
        }
    }

    private func change(name: String, picture: String) {
        let file = URL(fileURLWithPath: NSString(string: picture).expandingTildeInPath)
        work { [client] () async throws(DogPatchError) in
            let form = try ProfileForm(name: name, picture: file)
            let account = try await client.updateProfile(form)
            return "You are \(account.name) now, with a new picture."
        }
    }

    private func list() {
        work { [client] () async throws(DogPatchError) in
            let puppies = try await client.listings().map(SaleViewModel.init)
            if puppies.isEmpty { return "No puppy is for sale today." }
            return puppies.map { "\($0.breed) · \($0.age) · \($0.price)" }.joined(separator: "\n")
        }
    }

    /// Does something that takes a while, and says what has become of it.
    private func work(_ action: @escaping @Sendable () async throws(DogPatchError) -> String) {
        isBusy = true
        Task {
            do throws(DogPatchError) {
                try await action().split(separator: "\n").map(String.init).forEach(show)
            } catch {
                show(error.sentence)
            }
            isBusy = false
        }
    }
}
