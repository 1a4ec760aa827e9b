import Foundation

/// `kata room`: a board of everybody's lights.
final class Room {
    struct Options: Equatable {
        var port: Int?
        var word: String?
        var folder: String?
        var save: String?
    }

    private let world: World
    private let hall: any RoomHall
    private let page: PageServer?
    private let style: Style
    private let clock: () -> Double
    /// Where others join; zero in a folder.
    let port: Int
    private let wakeUp = WakeUp()
    private let farewell: Farewell
    private var screen: RoomScreen
    /// Where keys come from; nil where there are none, or no more.
    private var keyboard: Int32?
    private var isClosing = false
    private(set) var isDone = false
    private var drawn = (text: "", at: -Double.infinity, revision: -1)
    private var printed: Set<String> = []

    init(
        _ options: Options, in world: World, networks: [LocalNetwork] = LocalNetwork.all(),
        keyboard: Int32? = 0, clock: @escaping () -> Double = Room.uptime
    ) throws {
        self.world = world
        self.clock = clock
        self.keyboard = keyboard
        style = Style(world.terminal)
        let addresses: [String]
        if let folder = options.folder.map({ URL(fileURLWithPath: $0) }) {
            hall = try RoomFolder(folder)
            farewell = Farewell(folder: folder, file: options.save)
            addresses = [Invocation.swiftRun("watch --room \(folder.path.inShell)")]
            port = 0
        } else {
            var source = SystemRandomNumberGenerator()
            let word = options.word ?? CodeWord.random(using: &source)
            guard CodeWord.isValid(word) else { throw RoomError.badWord(word) }
            let wanted = options.port ?? RoomAddress.port
            guard let server = RoomServer(port: wanted, word: word, isNear: networks.isNear) else {
                throw RoomError.taken(wanted)
            }
            hall = server
            farewell = Farewell(folder: nil, file: options.save)
            port = server.port
            let hosts = networks.addressesToSay.map(\.description)
            addresses = (hosts.isEmpty ? ["127.0.0.1"] : hosts).map { host in
                let address = RoomAddress(host: host, port: server.port, word: word)
                return Invocation.swiftRun("watch --room \(address.text)")
            }
        }
        var source = SystemRandomNumberGenerator()
        page = PageServer(
            port: (port == 0 ? RoomAddress.port : port) + 1, secret: RoomToken(using: &source).text)
        screen = RoomScreen(
            view: RoomView(hall.board, at: clock()), addresses: addresses, page: page?.url)
    }

    /// Seconds that no change of the time of day moves.
    static func uptime() -> Double { (ContinuousClock.now - start) / .seconds(1) }
    private static let start = ContinuousClock.now

    var gathering: Gathering? { hall.board.gathering }

    var lights: Int { hall.board.count }

    var pageAddress: (port: Int, path: String)? {
        page.map { ($0.port, "/" + $0.url.split(separator: "/").dropFirst(2).joined() + "/") }
    }

    /// Shows the lights until the board is closed.
    func run() -> Int32 {
        if world.terminal.isInteractive { Keyboard.takeKeys() }
        Signals.farewell.withLock { [farewell] in $0 = farewell.say }
        Signals.onTerminalChange { [wakeUp] in wakeUp.wake() }
        if !world.terminal.isInteractive {
            world.terminal.print((screen.addresses + ["Page: " + (page?.url ?? "none")]).text)
        }
        while !isDone { turn() }
        Signals.farewell.withLock { $0 = nil }
        Keyboard.giveBack()
        farewell.say()
        world.terminal.print("The board is closed, and nothing of it is kept\(farewell.place).\n")
        return 0
    }

    /// Waits for something to happen, does it, and shows what has come of it.
    func turn() {
        let keyboard = keyboard.map { [$0] } ?? []
        let ready = waitForReading(
            hall.descriptors(at: clock()) + (page?.descriptors ?? []) + [wakeUp.descriptor]
                + keyboard, milliseconds: 250)
        if ready.contains(wakeUp.descriptor) { wakeUp.drain() }
        let isKey = keyboard.contains(where: ready.contains)
        if isKey { press(Keyboard.keys()) }
        let now = clock()
        hall.serve(ready, at: now)
        page?.serve(ready, at: now) { answer($0, at: now) }
        show(at: now, atOnce: isKey || ready.contains(wakeUp.descriptor))
        // What comes in the meantime is done together.
        _ = waitForReading([wakeUp.descriptor] + keyboard, milliseconds: 50)
    }

    // MARK: - Keys

    /// Does what the keys ask for; nil means that there will be no more.
    func press(_ keys: [Character]?) {
        guard let keys else {
            keyboard = nil
            if world.terminal.isInteractive { isDone = true }
            return
        }
        for key in keys { press(key) }
    }

    private func press(_ key: Character) {
        let wasClosing = isClosing
        isClosing = false
        screen.notice = nil
        switch key {
        case "q", "\u{4}":
            isDone = wasClosing
            isClosing = true
            screen.notice = "q once more closes the board; the lights go out, and no watcher minds."
        case "\n", "\r", "\r\n":
            if !screen.typed.isEmpty { gather(screen.typed) }
            screen.typed = ""
        case "\u{7F}", "\u{8}": screen.typed = String(screen.typed.dropLast())
        case "\u{1B}": screen.typed = ""
        case "0"..."9", ".": screen.typed = String((screen.typed + String(key)).prefix(7))
        default: break
        }
    }

    /// Calls everybody to a step, if there is one of that name.
    func gather(_ text: String) {
        do {
            guard let place = Place(text), let known = RoomPlace(text), known.isStep else {
                throw RoomError.noPlace(text)
            }
            let chapters = try world.project.catalogue().chapters
            guard let chapter = chapters.first(where: { $0.number == place.chapter }) else {
                throw KataError.noSuchChapter("\(place.chapter)", last: chapters.count)
            }
            guard place.step <= chapter.steps else {
                throw KataError.noSuchStep(place.name, last: "\(chapter.number).\(chapter.steps)")
            }
            guard let place = RoomPlace(place.name) else { throw RoomError.noPlace(text) }
            hall.gather(at: place, now: clock())
            screen.notice = nil
        } catch { screen.notice = world.terminal.text(of: error) }
    }

    func current(at now: Double) -> RoomScreen {
        screen.view = RoomView(hall.board, at: now)
        return screen
    }

    // MARK: - Terminal

    /// Draws the board, twice a second at most, or prints what has changed, every five seconds.
    private func show(at now: Double, atOnce: Bool) {
        guard world.terminal.isInteractive else { return printChanges(at: now) }
        let isNews = hall.board.revision != drawn.revision
        guard atOnce || now - drawn.at >= (isNews ? 0.5 : 5) else { return }
        let size = Keyboard.size
        let lines = current(at: now).lines(columns: size.columns, rows: size.rows, style: style)
        let text = lines.map { $0 + "\u{1b}[K" }.joined(separator: "\r\n")
        if text != drawn.text { world.terminal.print("\u{1b}[H" + text + "\u{1b}[J\r\n") }
        drawn = (text, now, hall.board.revision)
        farewell.remember(screen.view)
    }

    private func printChanges(at now: Double) {
        guard now - drawn.at >= 5 || screen.notice != nil else { return }
        drawn.at = now
        let rows = current(at: now).view.rows.map(RoomScreen.plain)
        let news = rows.filter { !printed.contains($0) }
        let notice =
            (screen.notice.map { [$0] } ?? [])
            + (screen.gathering.map { [$0] } ?? [])
            .filter { !printed.contains($0) }
        if !(notice + news).isEmpty { world.terminal.print((notice + news).text) }
        printed = Set(rows + notice + (screen.gathering.map { [$0] } ?? []))
        screen.notice = nil
        farewell.remember(screen.view)
    }
}
