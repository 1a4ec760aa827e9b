import Foundation

/// `kata room`: a board of everybody's lights.
final class Room {
    struct Options: Equatable {
        var port: Int?
        var word: String?
        var save: String?
        /// How many lights one machine may have.
        var perMachine: Int?
        /// Whether there is a page that others can read.
        var phone = false
    }

    let world: World
    let hall: RoomServer
    private let page: PageServer?
    private let phone: PageServer?
    var memory: RoomMemory
    private let style: Style
    let clock: () -> Double
    /// Where others join.
    let port: Int
    private let wakeUp = WakeUp()
    private let farewell: Farewell
    var screen: RoomScreen
    /// Where keys come from; nil where there are none, or no more.
    var keyboard: Int32?
    var isClosing = false
    var isDone = false
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
        var source = SystemRandomNumberGenerator()
        let word = options.word ?? CodeWord.random(using: &source)
        guard CodeWord.isValid(word) else { throw RoomError.badWord(word) }
        let wanted = options.port ?? RoomAddress.port
        var limits = RoomLimits()
        limits.perMachine = options.perMachine ?? limits.perMachine
        guard
            let server = RoomServer(
                port: wanted, word: word, limits: limits, isNear: networks.isNear)
        else { throw RoomError.taken(wanted) }
        hall = server
        memory = RoomMemory(of: word, in: world)
        farewell = Farewell(file: options.save)
        port = server.port
        let hosts = networks.addressesToSay.map(\.description)
        let addresses = (hosts.isEmpty ? ["127.0.0.1"] : hosts).map { host in
            let address = RoomAddress(host: host, port: server.port, word: word)
            return Invocation.swiftRun("watch --room \(address.text)")
        }
        if let (call, age) = memory.openCall(at: world.now()) {
            hall.resume(call, from: clock() - age)
        }
        memory.keep(in: world)
        let first = port + 1
        page = PageServer(port: first, secret: memory.secret)
        let host = networks.addressesToSay.first?.description ?? "127.0.0.1"
        phone =
            options.phone
            ? PageServer(
                port: first + 1, secret: memory.phoneCode, host: host, isNear: networks.isNear)
            : nil
        screen = RoomScreen(
            view: RoomView(hall.board, at: clock()), addresses: addresses, page: page?.url,
            phone: phone?.url)
    }

    /// Seconds that no change of the time of day moves.
    static func uptime() -> Double { (ContinuousClock.now - start) / .seconds(1) }
    private static let start = ContinuousClock.now

    var gathering: Gathering? { hall.board.gathering }

    var lights: Int { hall.board.count }

    var pageAddress: (port: Int, path: String)? { page?.place }

    var phoneAddress: (port: Int, path: String)? { phone?.place }

    /// Shows the lights until the board is closed.
    func run() -> Int32 {
        if world.terminal.isInteractive { Keyboard.takeKeys() }
        Signals.farewell.withLock { [farewell] in $0 = farewell.say }
        Signals.onTerminalChange { [wakeUp] in wakeUp.wake() }
        if !world.terminal.isInteractive {
            let pages =
                ["Page: " + (page?.url ?? "none")] + (phone.map { ["Phone: " + $0.url] } ?? [])
            world.terminal.print((screen.addresses + pages).text)
        }
        while !isDone { turn() }
        Signals.farewell.withLock { $0 = nil }
        Keyboard.giveBack()
        farewell.say()
        RoomMemory.forget(in: world)
        world.terminal.print("The board is closed, and nothing of it is kept\(farewell.place).\n")
        return 0
    }

    /// Waits for something to happen, does it, and shows what has come of it.
    func turn() {
        let keyboard = keyboard.map { [$0] } ?? []
        let ready = waitForReading(
            hall.descriptors(at: clock()) + (page?.descriptors ?? []) + (phone?.descriptors ?? [])
                + [wakeUp.descriptor] + keyboard, milliseconds: 250)
        if ready.contains(wakeUp.descriptor) { wakeUp.drain() }
        let isKey = keyboard.contains(where: ready.contains)
        if isKey { press(Keyboard.keys()) }
        let now = clock()
        hall.serve(ready, at: now)
        page?.serve(ready, at: now) { answer($0, at: now) }
        phone?.serve(ready, at: now) { answer($0, at: now, isReadOnly: true) }
        show(at: now, atOnce: isKey || ready.contains(wakeUp.descriptor))
        // What comes in the meantime is done together.
        _ = waitForReading([wakeUp.descriptor] + keyboard, milliseconds: 50)
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
        let said = [screen.gathering, screen.view.refused?.text].compactMap(\.self)
        let notice =
            (screen.notice.map { [$0] } ?? []) + said.filter { !printed.contains($0) }
        if !(notice + news).isEmpty { world.terminal.print((notice + news).text) }
        printed = Set(rows + notice + said)
        screen.notice = nil
        farewell.remember(screen.view)
    }
}
