import Testing

@testable import kata

struct RoomGuestTests {
    private var guest: RoomGuest
    private let token: RoomToken

    init() throws {
        guest = RoomGuest(name: try #require(RoomName("Ada")), word: "blue-otter")
        token = try #require(RoomToken(String(repeating: "a", count: 32)))
    }

    private mutating func enter(at now: Double) {
        _ = guest.connected(at: now)
        guest.received(.welcome(token), at: now)
    }

    private mutating func show(_ light: Light, at place: String = "3.11", since: Double = 0) {
        guest.show(light, at: RoomPlace(place), since: since)
    }

    private func lines(_ messages: [GuestMessage]) -> [String] { messages.map(\.line) }

    @Test mutating func `it joins with the name and the word, and then shows its light`() {
        show(.red, since: 40)

        #expect(guest.wantsToConnect(at: 100))
        #expect(lines(guest.connected(at: 100)) == ["join 1 blue-otter - Ada"])
        #expect(guest.pending(at: 100).isEmpty)
        guest.received(.welcome(token), at: 100)
        #expect(guest.standing == .inside)
        #expect(lines(guest.pending(at: 100)) == ["show 3.11 red 60 -"])
        #expect(guest.pending(at: 100).isEmpty)
    }

    @Test mutating func `a light is told when it changes, at most twice a second, or now and then`()
    {
        enter(at: 100)
        show(.red, since: 100)
        _ = guest.pending(at: 100)

        show(.green, since: 100)
        #expect(guest.pending(at: 100.4).isEmpty)
        #expect(guest.nextMoment == 100.5)
        #expect(lines(guest.pending(at: 100.5)) == ["show 3.11 green 0 -"])
        #expect(guest.nextMoment == 115.5)
        #expect(lines(guest.pending(at: 115.5)) == ["show 3.11 green 15 -"])
    }

    @Test mutating func `help is asked for and taken back by the same key`() {
        enter(at: 0)

        guest.toggleHelp()
        #expect(lines(guest.pending(at: 0)) == ["show - - 0 help"])
        guest.toggleHelp()
        #expect(lines(guest.pending(at: 1)) == ["show - - 1 -"])
    }

    @Test mutating func `a board that is not there is looked for again, ever more rarely`() {
        var now = 0.0
        var pauses: [Double] = []
        for _ in 1...7 {
            guest.failed(at: now)
            #expect(!guest.wantsToConnect(at: guest.nextMoment - 0.01))
            pauses.append(guest.nextMoment - now)
            now = guest.nextMoment
            #expect(guest.wantsToConnect(at: now))
        }

        #expect(pauses == [1, 2, 5, 10, 30, 30, 30])
    }

    @Test mutating func `a board that never answers is given up for a while`() {
        _ = guest.connected(at: 0)

        #expect(!guest.isUnanswered(at: 10))
        #expect(guest.isUnanswered(at: guest.nextMoment))
        enter(at: 20)
        #expect(!guest.isUnanswered(at: 44))
        #expect(guest.isUnanswered(at: 46))
    }

    @Test mutating func `a board that welcomes and then takes no light is not besieged`() {
        var now = 0.0
        for _ in 1...5 {
            enter(at: now)
            guest.failed(at: now)
            now = guest.nextMoment
        }
        #expect(!guest.wantsToConnect(at: now - 1))
        enter(at: now)
        guest.received(.seen, at: now)
        guest.failed(at: now)

        #expect(guest.nextMoment == now + 1)
    }

    @Test mutating func `after a loss it comes back with its token`() {
        enter(at: 0)
        guest.failed(at: 10)

        #expect(guest.standing == .searching)
        #expect(guest.wantsToConnect(at: 11))
        #expect(lines(guest.connected(at: 11)) == ["join 1 blue-otter \(token.text) Ada"])
    }

    @Test mutating func `a wrong word is said, and tried again after a long time`() {
        _ = guest.connected(at: 0)
        guest.received(.refused(.word), at: 0)
        guest.failed(at: 0)

        #expect(guest.standing == .refused(.word))
        #expect(guest.nextMoment == 30)
    }

    @Test mutating func `whoever leaves says so, and is left alone`() {
        enter(at: 0)
        show(.red)
        guest.toggleHelp()

        guest.toggleStay(at: 5)

        #expect(lines(guest.pending(at: 5)) == ["leave"])
        guest.failed(at: 5)
        #expect(guest.pending(at: 100).isEmpty)
        #expect(!guest.wantsToConnect(at: 1_000_000))
        guest.received(.welcome(token), at: 6)
        #expect(guest.standing == .left)
    }

    @Test mutating func `whoever has left can go back in, and no longer asks for help`() {
        enter(at: 0)
        guest.toggleHelp()
        guest.toggleStay(at: 5)
        guest.failed(at: 5)

        guest.toggleStay(at: 6)

        #expect(guest.wantsToConnect(at: 6))
        #expect(!guest.asksForHelp)
    }

    @Test mutating func `a call to a step is offered once`() throws {
        enter(at: 0)
        let call = Gathering(place: try #require(RoomPlace("3.12")), number: 1)

        guest.received(.everybody(call), at: 1)
        #expect(guest.offer?.text == "3.12")
        #expect(guest.answerOffer()?.text == "3.12")
        #expect(guest.offer == nil)
        guest.failed(at: 2)
        enter(at: 3)
        guest.received(.everybody(call), at: 3)
        #expect(guest.offer == nil)
        guest.received(.everybody(Gathering(place: call.place, number: 2)), at: 4)
        #expect(guest.offer != nil)
    }

    @Test mutating func `whoever is there already is not called, nor who gets there`() throws {
        enter(at: 0)
        show(.green, at: "3.12")
        let place = try #require(RoomPlace("3.12"))
        guest.received(.everybody(Gathering(place: place, number: 1)), at: 1)
        #expect(guest.offer == nil)

        show(.green, at: "3.13")
        guest.received(.everybody(Gathering(place: place, number: 2)), at: 2)
        #expect(guest.offer != nil)
        show(.green, at: "3.12")
        #expect(guest.offer == nil)
    }

    @Test mutating func `a board that was opened anew counts its calls from one again`() throws {
        enter(at: 0)
        let call = Gathering(place: try #require(RoomPlace("3.12")), number: 1)
        guest.received(.everybody(call), at: 1)
        guest.answerOffer()
        guest.failed(at: 2)

        _ = guest.connected(at: 3)
        guest.received(
            .welcome(try #require(RoomToken(String(repeating: "b", count: 32)))), at: 3)
        guest.received(.everybody(call), at: 3)

        #expect(guest.offer != nil)
    }
}
