import DogPatchChat
import Foundation

/// Where messages lie that could not be sent, until the program runs again.
struct UnsentFile {
    private let file: URL?

    /// One in this folder for this server, so that no letter goes to another breeder.
    ///
    /// - Parameter home: nil, if there is no place where anything can lie.
    init(home: String?, server: URL?) {
        let name = server.map { [$0.host() ?? "", $0.port.map { "\($0)" } ?? ""] } ?? ["demo"]
        file = home.map {
            URL(fileURLWithPath: $0, isDirectory: true)
                .appending(path: (".dogpatch-unsent-" + name.joined(separator: "-")).lowercased())
        }
    }

    /// What lies there, the oldest first.
    func read() -> [ChatMessage] {
        guard let file, let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode([ChatMessage].self, from: data)) ?? []
    }

    /// Puts these in place of what lies there, so that only their owner can read them; false if that
    /// was not possible.
    func write(_ messages: [ChatMessage]) -> Bool {
        guard let file else { return true }
        if messages.isEmpty { return unlink(file.path) == 0 || errno == ENOENT }
        let draft = file.appendingPathExtension(UUID().uuidString)
        defer { unlink(draft.path) }
        return FileManager.default.createFile(
            atPath: draft.path, contents: try? JSONEncoder().encode(messages),
            attributes: [.posixPermissions: 0o600]) && rename(draft.path, file.path) == 0
    }
}
