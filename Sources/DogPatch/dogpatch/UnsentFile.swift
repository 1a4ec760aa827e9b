import DogPatchChat
import Foundation

/// Where messages lie that could not be sent, until the program runs again.
struct UnsentFile {
    private let file: URL?

    /// One in this folder for this server, so that no letter goes to another breeder.
    ///
    /// - Parameter home: nil, if there is no place where anything can lie.
    init(home: String?, server: URL?) {
        let name =
            server.map {
                [$0.host() ?? "", $0.port.map { "\($0)" } ?? ""]
                    + $0.path(percentEncoded: true).split(separator: "/").map(String.init)
            } ?? ["demo"]
        file = home.map {
            URL(fileURLWithPath: $0, isDirectory: true)
                .appending(path: (".dogpatch-unsent-" + name.joined(separator: "-")).lowercased())
        }
    }

    /// What lies there, the oldest first.
    ///
    /// - Throws: if something lies there, and nobody can say what.
    func read() throws -> [ChatMessage] {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([ChatMessage].self, from: Data(contentsOf: file))
    }

    /// Keeps what cannot be read under another name, which it returns.
    ///
    /// - Throws: what the disk says.
    func putAside() throws -> String {
        guard let file else { return "" }
        let other = file.path + "-unreadable"
        // NB: What was put aside earlier stays, too.
        let number = (1...).lazy.map { $0 == 1 ? "" : "-\($0)" }
            .first { !FileManager.default.fileExists(atPath: other + $0) }
        try FileManager.default.moveItem(atPath: file.path, toPath: other + (number ?? ""))
        return other + (number ?? "")
    }

    /// Keeps other programs like this one away; false if one of them is there for more than a second.
    private func hold(_ folder: Int32) -> Bool {
        for _ in 0..<100 {
            if flock(folder, LOCK_EX | LOCK_NB) == 0 { return true }
            usleep(10_000)
        }
        return false
    }

    /// Puts these in place of our earlier ones, so that only their owner can read them; false if that
    /// was not possible.
    func write(_ messages: [ChatMessage], inPlaceOf earlier: [ChatMessage]) -> Bool {
        guard let file else { return true }
        let folder = open(file.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        // Whoever closes it lets go of it, too.
        defer { close(folder) }
        // NB: Another program may have put messages there since, and may be about to put more.
        guard hold(folder), let there = try? read() else { return false }
        let others = there.filter { other in
            !(earlier + messages).contains { $0.id == other.id }
        }
        let all = others + messages
        if all.isEmpty { return unlink(file.path) == 0 || errno == ENOENT }
        let draft = file.appendingPathExtension(UUID().uuidString)
        defer { unlink(draft.path) }
        // NB: It is closed to others before anything is in it.
        let isThere = FileManager.default.createFile(
            atPath: draft.path, contents: nil, attributes: [.posixPermissions: 0o600])
        guard isThere, let data = try? JSONEncoder().encode(all) else { return false }
        return (try? data.write(to: draft)) != nil && rename(draft.path, file.path) == 0
    }
}
