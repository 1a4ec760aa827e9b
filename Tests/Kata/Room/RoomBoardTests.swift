import Testing

@testable import kata

struct RoomBoardTests {
    private var board = RoomBoard()
    private var source = SystemRandomNumberGenerator()

    private mutating func join(
        _ name: String, from machine: String? = nil, with token: RoomToken? = nil,
        at now: Double = 0
    ) throws -> RoomToken {
        try board.join(
            try #require(RoomName(name)), with: token, from: machine, at: now, using: &source)
    }

    private mutating func show(
        _ token: RoomToken, _ light: Light?, _ place: String = "3.12", for seconds: Int = 0,
        help: Bool = false, at now: Double = 0
    ) {
        board.show(
            RoomSignal(
                place: RoomPlace(place), light: light, seconds: seconds, asksForHelp: help),
            of: token, at: now)
    }

    private func names(at now: Double) -> [String] { RoomView(board, at: now).rows.map(\.name) }

    @Test mutating func `two people with the same name have two lights`() throws {
        let one = try join("Ada")
        let other = try join("Ada")

        show(one, .red)

        #expect(board.count == 2)
        #expect(board[other]?.light == nil)
    }

    @Test mutating func `people of the same name are told apart by a number, as long as they stay`()
        throws
    {
        let one = try join("Ada")
        for name in ["Ada 2", "Ada"] { _ = try join(name) }
        #expect(names(at: 0) == ["Ada", "Ada 2", "Ada 3"])

        board.leave(one)
        #expect(names(at: 0) == ["Ada 2", "Ada 3"])
        _ = try join("Ada")
        #expect(names(at: 0) == ["Ada", "Ada 2", "Ada 3"])
    }

    @Test mutating func `whoever comes back has the number they had, and a new name none`() throws {
        _ = try join("Ada")
        let other = try join("Ada")
        board.lose(other, at: 1)

        _ = try join("Ada", with: other, at: 2)
        #expect(names(at: 2) == ["Ada", "Ada 2"])
        _ = try join("Ben", with: other, at: 3)
        #expect(names(at: 3) == ["Ada", "Ben"])
    }

    @Test mutating func `places with as many people are in the order of the course`() throws {
        for (name, place) in [("Ada", "1.10"), ("Ben", "1.4"), ("Cleo", "12.1"), ("Dan", "2.1")] {
            show(try join(name), .green, place)
        }

        #expect(RoomView(board, at: 0).places.map(\.place) == ["1.4", "1.10", "2.1", "12.1"])
    }

    @Test mutating func `who was refused is said for two minutes`() {
        board.refuse(Refused(name: RoomName("Eve"), machine: "10.0.0.1", reason: .word, at: 100))

        #expect(
            RoomView(board, at: 219).refused?.text
                == "Refused: Eve at 10.0.0.1 · that is not the code word")
        #expect(RoomView(board, at: 220).refused == nil)
    }

    @Test mutating func `whoever comes back with their token has their light again`() throws {
        let token = try join("Ada")
        show(token, .red, for: 100, at: 100)
        board.lose(token, at: 110)

        #expect(try join("Ada L", with: token, at: 120) == token)
        #expect(board.count == 1)
        #expect(board[token]?.light == .red)
        #expect(board[token]?.lostAt == nil)
        #expect(board[token]?.name.text == "Ada L")
    }

    @Test mutating func `a token that the board has not given opens no light`() throws {
        let token = try join("Ada")
        let invented = try #require(RoomToken(String(repeating: "a", count: 32)))

        #expect(try join("Eve", with: invented) != invented)
        #expect(try join("Eve") != token)
    }

    @Test mutating func `a signal for no light changes nothing`() throws {
        let invented = try #require(RoomToken(String(repeating: "a", count: 32)))

        show(invented, .red)

        #expect(board.count == 0)
        #expect(board.revision == 0)
    }

    @Test mutating func `it is seen for how long a light is red`() throws {
        let token = try join("Ada")
        show(token, .red, for: 30, at: 100)
        show(token, .red, for: 46, at: 115)

        #expect(RoomView(board, at: 130).rows.map(\.seconds) == [60])
    }

    @Test mutating func `a light that is told again is no news`() throws {
        let token = try join("Ada")
        show(token, .red, for: 0, at: 100)
        let before = board.revision

        show(token, .red, for: 14, at: 115)
        #expect(board.revision == before)

        show(token, .green, for: 0, at: 116)
        #expect(board.revision > before)
    }

    @Test
    mutating func `help comes first, then who is stuck, then the others by name, then the lost`()
        throws
    {
        let people = try ["gus", "Eve", "Dan", "Cleo", "Ben", "Ada", "Flo"].map {
            ($0, try join($0))
        }
        let token = Dictionary(uniqueKeysWithValues: people)
        func of(_ name: String) throws -> RoomToken { try #require(token[name]) }
        show(try of("Cleo"), .red, for: 400, at: 1000)
        show(try of("Dan"), .amber, for: 500, at: 1000)
        show(try of("Eve"), .green, at: 1000)
        show(try of("Ben"), .red, help: true, at: 1000)
        show(try of("Eve"), .green, help: true, at: 999)
        show(try of("gus"), .green, for: 900, at: 1000)
        show(try of("Flo"), .red, for: 10, at: 1000)
        board.lose(try of("Ada"), at: 1000)

        let view = RoomView(board, at: 1000)

        #expect(view.rows.map(\.name) == ["Eve", "Ben", "Dan", "Cleo", "Flo", "gus", "Ada"])
        #expect(
            view.rows.map(\.state) == [
                .asksForHelp, .asksForHelp, .stuck, .stuck, .working, .working, .lost,
            ])
    }

    @Test mutating func `the wait for help is counted from the first call`() throws {
        let token = try join("Ada")
        show(token, .red, help: true, at: 100)
        show(token, .green, help: true, at: 200)

        #expect(RoomView(board, at: 300).rows.map(\.seconds) == [200])

        show(token, .green, at: 310)
        #expect(RoomView(board, at: 310).rows.map(\.state) == [.working])
    }

    @Test mutating func `a call for help outlives a short loss, and no long one`() throws {
        let token = try join("Ada")
        show(token, .red, help: true, at: 100)
        board.lose(token, at: 110)

        #expect(RoomView(board, at: 160).rows.map(\.state) == [.asksForHelp])
        #expect(RoomView(board, at: 170).rows.map(\.state) == [.lost])
    }

    @Test mutating func `who is silent is lost, and forgotten in the end`() throws {
        let token = try join("Ada")
        show(token, .red, at: 10)

        board.clearUp(at: 55)
        #expect(board[token]?.lostAt == nil)
        board.clearUp(at: 56)
        #expect(board[token]?.lostAt == 56)
        board.clearUp(at: 112)
        #expect(board.count == 1)
        board.clearUp(at: 112.1)
        #expect(board.count == 0)
    }

    @Test mutating func `a light that was there for a moment is forgotten after a moment`() throws {
        let token = try join("Ada", at: 100)
        board.lose(token, at: 103)

        board.clearUp(at: 106)
        #expect(board.count == 1)
        board.clearUp(at: 106.1)
        #expect(board.count == 0)
    }

    @Test mutating func `whoever starts their watcher anew is not there twice`() throws {
        let token = try join("Ada", from: "10.0.0.1")
        board.lose(token, at: 100)

        _ = try join("Ada", from: "10.0.0.2", at: 101)
        #expect(board.count == 2)
        let new = try join("Ada", from: "10.0.0.1", at: 101)
        #expect(board.count == 2)
        _ = try join("Ada", from: "10.0.0.1", at: 102)
        #expect(board[new] != nil)
        #expect(board.count == 3)
    }

    @Test mutating func `who leaves is gone at once`() throws {
        let token = try join("Ada")

        board.leave(token)

        #expect(board.count == 0)
    }

    @Test mutating func `a machine has no more lights than it may, whoever it says they are`()
        throws
    {
        for number in 1...4 { _ = try join("Ada \(number)", from: "10.0.0.1") }

        #expect(throws: Refusal.machine) { try join("Ada", from: "10.0.0.1") }
        _ = try join("Ben", from: "10.0.0.2")
        for number in 1...20 { _ = try join("Cleo \(number)") }
        #expect(board.count == 25)
    }

    @Test mutating func `a machine that comes and goes puts out its own lights only`() throws {
        let ben = try join("Ben", from: "10.0.0.2")
        board.lose(ben, at: 0)
        for number in 1...50 {
            let token = try join("Ada \(number)", from: "10.0.0.1", at: Double(number))
            board.lose(token, at: Double(number))
        }

        #expect(board.count == 5)
        #expect(board[ben] != nil)
    }

    @Test mutating func `a full board makes room only where somebody is lost`() throws {
        var limits = RoomLimits()
        limits.lights = 2
        board = RoomBoard(limits: limits)
        let ada = try join("Ada")
        _ = try join("Ben")

        #expect(throws: Refusal.full) { try join("Cleo") }
        board.lose(ada, at: 1)
        _ = try join("Cleo")
        #expect(Set(names(at: 1)) == ["Ben", "Cleo"])
    }

    @Test mutating func `places are counted, and those who have come to where all are called`()
        throws
    {
        for (name, place) in [
            ("Ada", "3.12"), ("Ben", "3.11"), ("Cleo", "3.12"), ("Dan", "Filename"),
        ] {
            show(try join(name), .green, place)
        }
        board.lose(try join("Eve"), at: 0)
        board.gather(at: try #require(RoomPlace("3.12")))

        let view = RoomView(board, at: 0)

        #expect(view.places.map(\.place) == ["3.12", "3.11", "Filename"])
        #expect(view.gathered?.there == 2)
        #expect(view.gathered?.all == 4)
    }

    @Test mutating func `nobody is kept for more than ten minutes`() throws {
        let token = try join("Ada")
        board.lose(token, at: 5000)

        board.clearUp(at: 5600)
        #expect(board.count == 1)
        board.clearUp(at: 5600.1)
        #expect(board.count == 0)
    }

    @Test mutating func `the beginning of a chapter is called so`() throws {
        show(try join("Ada"), nil, "3")
        board.gather(at: try #require(RoomPlace("3")))

        #expect(RoomView(board, at: 0).rows.map(\.place) == ["chapter 3"])
        #expect(RoomView(board, at: 0).gathered?.there == 1)
    }

    @Test mutating func `two calls to the same step are two`() throws {
        let place = try #require(RoomPlace("3.12"))
        board.gather(at: place)
        let first = board.gathering
        board.gather(at: place)

        #expect(board.gathering != first)
    }
}
