import Foundation

/// `kata room`: a small web server for a class. Watchers post their lights, and a page shows them.
final class Room {
    struct Options: Equatable {
        var port: Int?
        var word: String?
        /// How many lights one machine may have.
        var perMachine: Int?
    }

    let world: World
    private let server: PageServer
    /// What opens the board to watchers.
    let word: String
    /// What opens its page to the teacher: it stands in the page's address, and nowhere else.
    let code: String
    private let hosts: [String]
    private(set) var board: RoomBoard
    private let clock: () -> Double
    private var guesses = Guesses()
    private let wakeUp = WakeUp()
    /// Where lines come from; nil where there are none, or no more.
    private var keyboard: Int32?
    private var typed = ""
    private(set) var notice: String?
    private(set) var isDone = false

    init(
        _ options: Options, in world: World, networks: [LocalNetwork] = LocalNetwork.all(),
        keyboard: Int32? = 0, clock: @escaping () -> Double = Room.uptime
    ) throws {
        var source = SystemRandomNumberGenerator()
        word = options.word ?? CodeWord.random(using: &source)
        guard CodeWord.isValid(word) else { throw RoomError.badWord(word) }
        let port = options.port ?? RoomAddress.port
        guard let server = PageServer(port: port, near: networks) else {
            throw RoomError.taken(port)
        }
        self.world = world
        self.server = server
        self.clock = clock
        self.keyboard = keyboard
        code = CodeWord.letters(using: &source)
        let addresses = networks.addressesToSay.map(\.description)
        hosts = addresses.isEmpty ? ["127.0.0.1"] : addresses
        board = options.perMachine.map { RoomBoard(perMachine: $0) } ?? RoomBoard()
    }

    /// Seconds that no change of the time of day moves.
    static func uptime() -> Double { (ContinuousClock.now - start) / .seconds(1) }
    private static let start = ContinuousClock.now

    var port: Int { server.port }

    /// What the others type, the likeliest address first.
    private var addresses: [String] {
        hosts.map { host in
            let address = RoomAddress(host: host, port: port, word: word)
            return Invocation.swiftRun("watch --room \(address.text)")
        }
    }

    var opening: String {
        ([
            "The room is open. Everybody types:", "  " + addresses[0],
        ] + addresses.dropFirst().map { "or, in another network:\n  " + $0 } + [
            "Your page, in the browser of this machine: http://127.0.0.1:\(port)/\(code)/",
            "The same on your phone, to read: http://\(hosts[0]):\(port)/\(code)/",
            "Type 3.12 or Filename and Enter to call everybody there, q and Enter to close.",
        ]).text
    }

    func run() -> Int32 {
        if world.terminal.isInteractive { Keyboard.takeKeys(byLine: true) }
        Signals.onTerminalChange { [wakeUp] in wakeUp.wake() }
        world.terminal.print(opening)
        while !isDone { turn() }
        Keyboard.giveBack()
        world.terminal.print("The room is closed, and nothing of it is kept.\n")
        return 0
    }

    func turn() {
        let lines = [wakeUp.descriptor] + (keyboard.map { [$0] } ?? [])
        let ready = waitForReading(server.descriptors + lines, milliseconds: 250)
        if ready.contains(wakeUp.descriptor) { wakeUp.drain() }
        if let keyboard, ready.contains(keyboard) { hear(Keyboard.keys()) }
        let now = clock()
        server.serve(ready, at: now, anyHost: \.isLight) { answer($0, at: now) }
        board.clearUp(at: now)
    }

    // MARK: - What is typed

    /// Does what is typed, line by line; nil means that there will be no more.
    func hear(_ keys: [Character]?) {
        guard let keys else {
            keyboard = nil
            if world.terminal.isInteractive { isDone = true }
            return
        }
        for key in keys {
            guard key.isNewline else {
                // Ctrl-S is a sign like others now, and means nothing.
                if typed.count < 100, key >= " " { typed.append(key) }
                continue
            }
            let line = typed.trimmingCharacters(in: .whitespaces)
            typed = ""
            if ["q", "quit", "end", "exit"].contains(line) { isDone = true }
            if line.isEmpty || isDone { continue }
            gather(line)
            world.terminal.print((notice ?? "Everybody is called to \(line.printable).") + "\n")
        }
    }

    /// Calls everybody to a step or an exercise, if there is one of that name.
    private func gather(_ text: String) {
        do {
            let number = Int(world.now().timeIntervalSince1970)
            let last = board.gathering?.number ?? 0
            board.gather(at: try place(text), number: max(number, last + 1), now: clock())
            notice = nil
        } catch { notice = world.terminal.text(of: error) }
    }

    private func place(_ text: String) throws -> RoomPlace {
        guard let known = RoomPlace(text.prefix(1).uppercased() + text.dropFirst()) else {
            throw RoomError.noPlace(text)
        }
        let catalogue = try world.project.catalogue()
        guard known.isStep, let place = Place(text) else {
            return RoomPlace(Catalogue.name(of: try catalogue.home(of: text))) ?? known
        }
        guard let chapter = catalogue.chapter(place.chapter) else {
            throw KataError.noSuchChapter("\(place.chapter)", last: catalogue.chapters.count)
        }
        guard place.step <= chapter.steps else {
            throw KataError.noSuchStep(place.name, last: "\(chapter.number).\(chapter.steps)")
        }
        return RoomPlace(place.name) ?? known
    }

    // MARK: - What is asked for

    func answer(_ request: PageRequest, at now: Double) -> PageAnswer {
        if request.isLight { return take(request, at: now) }
        guard request.path.first == code else { return .nothing }
        // What the page names is looked for behind the slash.
        if request.method == "GET", request.path.count == 1 { return .elsewhere("/\(code)/") }
        let isOwn = request.sender.isLoopback
        let page = RoomPage(
            view: RoomView(board, at: now), address: addresses[0], notice: notice,
            isReadOnly: !isOwn)
        switch (request.method, request.path.dropFirst().joined(separator: "/")) {
        case ("GET", ""): return PageAnswer(type: "text/html", body: page.text)
        case ("GET", "board"): return PageAnswer(type: "text/html", body: page.board)
        case ("GET", "board.js"):
            return PageAnswer(type: "text/javascript", body: RoomPage.script)
        case ("POST", "everybody") where isOwn:
            if let place = request.field("place") { gather(place) }
            return .elsewhere("./")
        default: return .nothing
        }
    }

    private func take(_ request: PageRequest, at now: Double) -> PageAnswer {
        let machine = request.sender.isLoopback ? nil : request.sender
        let signal = try? JSONDecoder().decode(RoomSignal.self, from: Data(request.body.utf8))
        do throws(Refusal) {
            guard let signal else { throw .language }
            if board.people[signal.token] == nil {
                try guesses.check(request.path[0], is: word, from: request.sender, at: now)
            }
            try board.take(signal, from: machine, at: now)
            return PageAnswer(BoardAnswer(call: board.call(at: now)))
        } catch {
            board.refuse(error, signal?.name, from: machine, at: now)
            return PageAnswer(BoardAnswer(refusal: error))
        }
    }
}

extension PageRequest {
    /// Whether a watcher posts a light: to the code word, wherever it believes the board to be.
    fileprivate var isLight: Bool { method == "POST" && path.count == 2 && path[1] == "light" }

    /// What was typed into the only field of a form, if that is its name.
    fileprivate func field(_ name: String) -> String? {
        guard body.hasPrefix(name + "=") else { return nil }
        let sent = String(body.dropFirst(name.count + 1)).replacing("+", with: " ")
        return (sent.removingPercentEncoding ?? sent).trimmed
    }
}

extension PageAnswer {
    /// What is asked for next, by itself.
    fileprivate static func elsewhere(_ location: String) -> PageAnswer {
        PageAnswer(status: "303 See Other", location: location)
    }

    fileprivate init(_ answer: BoardAnswer) {
        let text = try? JSONText(answer).text
        self.init(type: "application/json", body: text ?? "")
    }
}

/// How many wrong code words are answered: few from one machine, and few from all together.
struct Guesses: Sendable {
    private var machines: [NetworkAddress: Allowance] = [:]
    private var all: Allowance?

    /// - Throws: `Refusal.word`, or `.guesses` without a look at the word.
    mutating func check(
        _ guess: String, is word: String, from machine: NetworkAddress, at now: Double
    ) throws(Refusal) {
        if machines.count > 1000 { machines = [:] }
        var own = machines[machine] ?? Allowance(rate: 0.1, burst: 10, at: now)
        var all = all ?? Allowance(rate: 0.5, burst: 30, at: now)
        guard own.isThere(at: now), all.isThere(at: now) else { throw .guesses }
        if guess == word { return }
        own.take(at: now)
        all.take(at: now)
        (machines[machine], self.all) = (own, all)
        throw .word
    }
}
