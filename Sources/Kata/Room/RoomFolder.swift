import Foundation

/// The board's side of a shared folder: reads a small file for each person, once a second.
final class RoomFolder: RoomHall {
    private(set) var board: RoomBoard
    private let folder: URL
    private let limits: RoomLimits
    /// What was last seen of each file, so that only what is new is read.
    private var seen: [RoomToken: String] = [:]
    private var lookedAt = -Double.infinity
    /// Locked as long as the board is open; where folders cannot be locked, nobody else looks.
    private let lock: FileHandle

    /// - Throws: `RoomError.noFolder`, or `RoomError.isOpen` if another board is there.
    init(_ folder: URL, limits: RoomLimits = RoomLimits()) throws {
        self.folder = folder
        self.limits = limits
        board = RoomBoard(limits: limits)
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw RoomError.noFolder(folder.path) }
        lock = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            throw RoomError.isOpen(folder.path)
        }
        do {
            guard Disk.isFolder(folder.resolvingSymlinksInPath()) else { throw RoomLineEnded() }
            try RoomNotice(gathering: nil).write(in: folder)
        } catch { throw RoomError.noFolder(folder.path) }
    }

    func descriptors(at now: Double) -> [Int32] { [] }

    func serve(_ ready: Set<Int32>, at now: Double) {
        guard now - lookedAt >= 1 else { return }
        lookedAt = now
        guard let tokens = SmallFile.tokens(in: folder) else { return board.clearUp(at: now) }
        for token in seen.keys where !tokens.contains(token) {
            seen[token] = nil
            board.leave(token)
        }
        for token in tokens { look(at: token, at: now) }
        board.clearUp(at: now)
    }

    private func look(at token: RoomToken, at now: Double) {
        let file = SmallFile(token.file(in: folder))
        guard seen[token] != nil || seen.count < limits.lights, let version = file.version,
            version != seen[token]
        else { return }
        seen[token] = version
        let lines = file.lines ?? []
        guard lines.count == 2, case .join(_, token, let name)? = GuestMessage(lines[0]),
            case .show(let signal)? = GuestMessage(lines[1])
        else { return }
        guard (try? board.join(name, as: token, at: now)) != nil else { return }
        board.show(signal, of: token, at: now)
    }

    func gather(at place: RoomPlace, now: Double) {
        board.gather(at: place)
        // A folder that has gone away tells nobody.
        try? RoomNotice(gathering: board.gathering).write(in: folder)
    }

    func resume(_ call: Gathering, from time: Double) {
        board.resume(call)
        try? RoomNotice(gathering: call).write(in: folder)
    }

    /// NB: nobody comes for duels: a folder shows each file to everybody.
    func drawDuels() {}

    /// Takes the board's notice and all lights away.
    static func clear(_ folder: URL) {
        let lights = (SmallFile.tokens(in: folder) ?? []).map { $0.file(in: folder) }
        for file in lights + [RoomNotice.file(in: folder)] {
            try? FileManager.default.removeItem(at: file)
        }
    }
}

/// The file by which a folder says that a board is open, and where it calls everybody.
struct RoomNotice: Equatable {
    var gathering: Gathering?

    private static let head = "room \(GuestMessage.version)"

    static func file(in folder: URL) -> URL { folder.appendingPathComponent("room.board") }

    init(gathering: Gathering?) { self.gathering = gathering }

    /// Reads it; nil if no board is open there.
    init?(in folder: URL) {
        guard let lines = SmallFile(Self.file(in: folder)).lines, lines.first == Self.head else {
            return nil
        }
        if case .everybody(let call)? = lines.dropFirst().first.flatMap(BoardMessage.init) {
            gathering = call
        }
    }

    func write(in folder: URL) throws {
        let call = gathering.map { [BoardMessage.everybody($0).line] } ?? []
        try Disk.write(([Self.head] + call).text, to: Self.file(in: folder))
    }
}

/// A watcher's side of a shared folder: one small file, always written as a whole.
final class FolderLine: RoomLine {
    private let folder: URL
    private var join: GuestMessage?
    private var token: RoomToken?
    private var told: [BoardMessage] = []
    private var hasShown = false

    var descriptor: Int32? { nil }

    init(in folder: URL) throws {
        guard RoomNotice(in: folder) != nil else { throw RoomLineEnded() }
        self.folder = folder
    }

    func send(_ messages: [GuestMessage]) throws {
        for message in messages {
            switch message {
            case .join(let word, let known, let name):
                var source = SystemRandomNumberGenerator()
                let token = known ?? RoomToken(using: &source)
                self.token = token
                join = .join(word: word, token: token, name: name)
                told = [.welcome(token)]
            case .show:
                guard let join, let token else { throw RoomLineEnded() }
                try Disk.write([join.line, message.line].text, to: token.file(in: folder))
                hasShown = true
            case .leave:
                if let token { try? FileManager.default.removeItem(at: token.file(in: folder)) }
            case .duel, .version, .judged: break
            }
        }
    }

    func receive() throws -> [BoardMessage] {
        guard let notice = RoomNotice(in: folder) else { throw RoomLineEnded() }
        defer { told = [] }
        return told + (hasShown ? [.seen] : []) + (notice.gathering.map { [.everybody($0)] } ?? [])
    }
}

extension RoomToken {
    fileprivate static let ending = ".light"

    func file(in folder: URL) -> URL { folder.appendingPathComponent(text + Self.ending) }

    fileprivate init?(file name: String) {
        guard name.hasSuffix(Self.ending) else { return nil }
        self.init(String(name.dropLast(Self.ending.count)))
    }
}

extension SmallFile {
    /// Whose lights are in a folder; nil if it cannot be read.
    ///
    /// Of a folder with thousands of files only the first are looked at.
    fileprivate static func tokens(in folder: URL) -> Set<RoomToken>? {
        Disk.entries(of: folder, atMost: 2000)
            .map { Set($0.map(\.text).compactMap(RoomToken.init(file:))) }
    }
}
