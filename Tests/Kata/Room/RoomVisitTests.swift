import Foundation
import Synchronization
import Testing

@testable import kata

struct RoomGuestTests {
    private var guest: RoomGuest

    init() throws { guest = RoomGuest(name: try #require(RoomName("Ada"))) }

    private mutating func enter(at now: Double, call: Gathering? = nil) {
        _ = guest.post(at: now)
        guest.received(BoardAnswer(call: call))
    }

    private mutating func show(_ light: Light, at place: String = "3.11", since: Double = 0) {
        guest.show(light, at: RoomPlace(place), since: since)
    }

    @Test mutating func `the light is posted at once, with the name and for how long it is so`()
        throws
    {
        show(.red, since: 40)

        let posted = guest.post(at: 100)

        let signal = try #require(posted)
        #expect(signal.name.text == "Ada")
        #expect(signal.place?.text == "3.11")
        #expect(signal.light == .red)
        #expect(signal.seconds == 60)
        #expect(!signal.leaves)
        guest.received(BoardAnswer())
        #expect(guest.standing == .inside)
        #expect(guest.post(at: 100) == nil)
    }

    @Test mutating func `a light is told when it changes, at most twice a second, or now and then`()
    {
        show(.red, since: 100)
        enter(at: 100)

        show(.green, since: 100)
        #expect(guest.post(at: 100.4) == nil)
        #expect(guest.nextMoment == 100.5)
        #expect(guest.post(at: 100.5)?.light == .green)
        #expect(guest.nextMoment == 104.5)
        #expect(guest.post(at: 104.5)?.seconds == 4)
    }

    @Test mutating func `a clock that is set back silences nobody`() {
        enter(at: 5000)

        #expect(guest.post(at: 100) != nil)
    }

    @Test mutating func `a board that is not there is looked for again, ever more rarely`() {
        var now = 0.0
        var pauses: [Double] = []
        enter(at: now - 10)
        let token = guest.post(at: now - 5)?.token
        #expect(token != nil)
        for _ in 1...7 {
            #expect(guest.post(at: now)?.token == token)
            guest.failed()
            #expect(guest.post(at: guest.nextMoment - 0.01) == nil)
            pauses.append(guest.nextMoment - now)
            now = guest.nextMoment
        }

        #expect(pauses == [1, 2, 5, 10, 15, 15, 15])
        #expect(guest.standing == .searching)
        enter(at: now)
        #expect(guest.standing == .inside)
        #expect(guest.nextMoment == now + 4)
    }

    @Test(arguments: [(Refusal.word, 300), (.full, 15), (.machine, 15), (.guesses, 15)])
    mutating func `a refusal is said, and it is tried again later`(
        _ refusal: Refusal, _ pause: Double
    ) {
        _ = guest.post(at: 0)

        guest.received(BoardAnswer(refusal: refusal))

        #expect(guest.standing == .refused(refusal))
        #expect(guest.nextMoment == pause)
        // There is nothing to take from the board.
        guest.toggleStay()
        #expect(guest.post(at: 1) == nil)
    }

    @Test mutating func `whoever leaves says so once, and is left alone`() {
        show(.red)
        guest.toggleHelp()
        enter(at: 0)

        guest.toggleStay()

        let goodbye = guest.post(at: 1)
        #expect(goodbye?.leaves == true)
        #expect(goodbye?.asksForHelp == false)
        guest.received(BoardAnswer())
        #expect(guest.standing == .left)
        guest.failed()
        #expect(guest.standing == .left)
        #expect(guest.nextMoment == .infinity)
        #expect(guest.post(at: 1_000_000) == nil)

        guest.toggleStay()
        #expect(guest.post(at: 2)?.leaves == false)
        #expect(!guest.asksForHelp)
    }

    @Test mutating func `whoever has told the board nothing has nothing to say when they leave`() {
        guest.toggleStay()

        #expect(guest.post(at: 100) == nil)
    }

    @Test mutating func `whoever leaves while the board is silent says so five times`() {
        enter(at: 0)
        _ = guest.post(at: 4)
        guest.failed()
        guest.toggleStay()

        var tries: [Double] = []
        while guest.nextMoment < .infinity, tries.count < 10 {
            let now = max(4.2, guest.nextMoment)
            #expect(guest.post(at: now)?.leaves == true)
            guest.failed()
            tries.append(now)
        }

        #expect(tries == [4.2, 5.2, 7.2, 12.2, 22.2])
    }

    @Test mutating func `what answers a light that was on its way answers no goodbye`() {
        _ = guest.post(at: 0)
        guest.toggleStay()

        guest.received(BoardAnswer())

        #expect(guest.post(at: 1)?.leaves == true)
    }

    @Test mutating func `a call to a step is offered once`() throws {
        let call = Gathering(place: try #require(RoomPlace("3.12")), number: 1)

        enter(at: 0, call: call)
        #expect(guest.offer?.text == "3.12")
        guest.answerOffer()
        enter(at: 4, call: call)
        #expect(guest.offer == nil)
        enter(at: 8, call: Gathering(place: call.place, number: 2))
        #expect(guest.offer != nil)
    }

    @Test mutating func `whoever is there already is not called, nor who gets there`() throws {
        let place = try #require(RoomPlace("3.12"))
        show(.green, at: "3.12")
        enter(at: 0, call: Gathering(place: place, number: 1))
        #expect(guest.offer == nil)

        show(.green, at: "3.13")
        enter(at: 1, call: Gathering(place: place, number: 2))
        #expect(guest.offer != nil)
        show(.green, at: "3.12")
        #expect(guest.offer == nil)
    }
}

struct RoomVisitTests {
    @Test func `a board that is not found keeps nobody`() throws {
        let guest = RoomGuest(name: try #require(RoomName("Ada")))
        let (isSearching, isEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let visit = RoomVisit(
            guest, now: { 0 }, tell: {},
            post: { _ in
                isSearching.signal()
                isEnded.wait()
                throw NoBoard()
            })
        isSearching.wait()

        visit.end()

        // The light that is on its way, and the goodbye.
        for _ in 1...2 { isEnded.signal() }
    }

    @Test func `a board that goes is looked for, and whoever ends has left before it ends`() throws
    {
        let guest = RoomGuest(name: try #require(RoomName("Ada")))
        let time = Mutex(0.0)
        let left = Mutex<[Bool]>([])
        let hasNews = DispatchSemaphore(value: 0)
        let visit = RoomVisit(
            guest, now: { time.withLock { $0 } }, tell: { hasNews.signal() },
            post: { signal in
                if time.withLock({ $0 }) == 10 { throw NoBoard() }
                left.withLock { $0.append(signal.leaves) }
                return BoardAnswer()
            })
        let moments = [(0.0, RoomGuest.Standing.inside), (10, .searching), (20, .inside)]
        for (moment, standing) in moments {
            time.withLock { $0 = moment }
            visit.change { _ in }
            try #require(hasNews.wait(timeout: .now() + 5) == .success)
            #expect(visit.state.standing == standing)
        }

        visit.end()

        #expect(left.withLock { $0 } == [false, false, true])
    }

    @Test func `what is no board is none, and keeps nobody for long`() throws {
        let listener = try #require(Socket.listening(at: .loopback, port: 0))
        let address = RoomAddress(host: "127.0.0.1", port: listener.port, word: "x")
        let hasFailed = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            if (try? address.post(RoomSignal("Ada"))) == nil { hasFailed.signal() }
        }
        try #require(waitForReading([listener.descriptor], milliseconds: 5000).count == 1)
        guard let (socket, _) = listener.caller() else { throw NoBoard() }

        _ = socket.write(Array("SSH-2.0-OpenSSH\r\n".utf8 + [UInt8](repeating: 65, count: 5000)))

        #expect(hasFailed.wait(timeout: .now() + 10) == .success)
    }
}
