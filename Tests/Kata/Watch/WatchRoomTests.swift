#if os(Linux)
    import Foundation
    import Testing

    @testable import kata

    /// The watcher in a room, in a real terminal.
    struct WatchRoomTests: Watching {
        let course: SampleCourse

        init() throws { course = try SampleCourse.forWatching() }

        /// A watcher that joins the room at a port of this machine.
        private func join(
            _ port: Int, at exercise: String = "Even", word: String = "blue-otter-47",
            name: String = "--name Ada"
        ) throws -> PseudoTerminal {
            try PseudoTerminal(
                "watch \(exercise) --room 127.0.0.1:\(port)/\(word) \(name)", in: course)
        }

        private func wait(
            _ terminal: PseudoTerminal, _ room: SampleRoom, for what: String,
            _ condition: () -> Bool
        ) throws {
            try terminal.wait(for: what) {
                room.room.turn()
                return condition()
            }
        }

        /// A watcher whose light is on the board of a room.
        private func enter(_ roomsCourse: SampleCourse? = nil) throws -> (
            SampleRoom, PseudoTerminal
        ) {
            let room = try SampleRoom(roomsCourse)
            let terminal = try join(room.room.port)
            try wait(terminal, room, for: "a light") { room.rows.first?.light == .dark }
            return (room, terminal)
        }

        @Test func `a light is on the board under the name that was chosen`() throws {
            let (room, terminal) = try enter()

            try save(tests: "#expect(isEven(2))")
            try wait(terminal, room, for: "a red light") { room.rows.first?.light == .red }

            #expect(room.rows.map(\.name) == ["Ada"])
            #expect(room.rows.map(\.place) == ["Even"])
            try terminal.waitFor("Room: you are Ada", "\na ask for help · x leave the room")
            #expect(course.state.progress().roomName == "Ada")
        }

        @Test func `a name is asked for, and kept for the next time`() throws {
            let room = try SampleRoom()
            let first = try join(room.room.port, name: "")
            try first.waitFor("Which name shall the board show?")
            #expect(room.rows.isEmpty)
            first.type("\nZoë  B\n")
            try wait(first, room, for: "a light") { room.rows.first?.name == "Zoë B" }
            first.type("q")
            try wait(first, room, for: "an empty board") { room.rows.isEmpty }
            _ = try first.end()

            let second = try join(room.room.port, name: "")
            try wait(second, room, for: "a light") { room.rows.first?.name == "Zoë B" }
        }

        @Test func `nothing is sent but the light`() throws {
            let listener = try #require(Socket.listening(at: .loopback, port: 0))
            let terminal = try join(listener.port)
            let answer = "HTTP/1.1 200 OK\r\n\r\n{}"
            var bodies: Set<String> = []
            var caller: (socket: Socket, bytes: [UInt8])?
            func listen() {
                if let new = listener.caller() { caller = (new.socket, []) }
                if case .bytes(let more)? = caller?.socket.read() { caller?.bytes += more }
                guard let bytes = caller?.bytes,
                    case .whole(let request) = PageRequest.reading(bytes)
                else { return }
                bodies.insert(request.path.joined(separator: "/") + " " + request.body)
                _ = caller?.socket.write(Array(answer.utf8))
                caller = nil
            }
            func wait(for what: String) throws {
                try terminal.wait(for: what) {
                    listen()
                    return bodies.contains { $0.contains(what) }
                }
            }
            try save(tests: "#expect(isEven(2), \"my secret\")")
            try wait(for: "\"light\":\"red\"")
            terminal.type("a")
            try wait(for: "\"asksForHelp\":true")

            for body in bodies {
                let json = try #require(body.split(separator: " ", maxSplits: 1).last)
                let fields = try #require(
                    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
                #expect(body.hasPrefix("blue-otter-47/light "))
                #expect(
                    Set(fields.keys).isSubset(of: [
                        "token", "name", "place", "light", "seconds", "asksForHelp", "leaves",
                    ]))
                #expect(["Ada"] == [fields["name"] as? String])
                #expect([nil, "Even"].contains(fields["place"] as? String))
            }
        }

        @Test func `keys ask for help and take it back, leave the room and come back`() throws {
            let (room, terminal) = try enter()

            // Nobody is called anywhere.
            terminal.type("ea")
            try wait(terminal, room, for: "a call") { room.rows.first?.state == .asksForHelp }
            #expect(!course.project.exists("Practice"))
            try terminal.waitFor("and ask for help", "a no more help")
            terminal.type("a")
            try wait(terminal, room, for: "no call") { room.rows.first?.state == .working }

            terminal.type("x")
            try wait(terminal, room, for: "an empty board") { room.rows.isEmpty }
            try terminal.waitFor("Room: you have left")
            terminal.type("x")
            try wait(terminal, room, for: "a light") { room.rows.first?.light == .dark }
        }

        @Test func `a call to a step is offered, and nothing is touched without the key`() throws {
            try course.perform("follow", "1")
            try course.write("// mine\n", to: "Practice/Sources/Leap/Leap.swift")
            let before = try Disk.package(in: course.project.url("Practice"))
            let (room, terminal) = try enter()

            room.type("1.2\n")
            try wait(terminal, room, for: "the call") {
                terminal.screen.contains("Everybody to 1.2: e takes you there")
            }
            #expect(try Disk.package(in: course.project.url("Practice")) == before)

            terminal.type("e")
            try terminal.waitFor("What you had is in .kata/backups/", "after step 1.2")
            try wait(terminal, room, for: "the step") { room.rows.first?.place == "1.2" }
            #expect(try Disk.package(in: course.project.url("Practice")) != before)
            #expect(course.state.progress().step == 2)
            #expect(!terminal.screen.contains("Everybody to"))
        }

        @Test func `a call to an exercise is offered, too, and moves nothing`() throws {
            try course.perform("follow", "1")
            let room = try SampleRoom()
            let terminal = try join(room.room.port, at: "")
            try wait(terminal, room, for: "a place") { room.rows.first?.place == "chapter 1" }

            room.type("Even\n")
            try wait(terminal, room, for: "the call") {
                terminal.screen.contains("Everybody to Even: e takes you there.")
            }
            terminal.type("e")

            try wait(terminal, room, for: "the exercise") { room.rows.first?.place == "Even" }
            #expect(!course.project.exists(".kata/backups"))
        }

        @Test func `whoever joins before they follow anything begins with chapter 1`() throws {
            let room = try SampleRoom()
            let terminal = try join(room.room.port, at: "")
            try wait(terminal, room, for: "a place") { room.rows.first?.place == "chapter 1" }

            try terminal.waitFor("Type step 1.1")
            #expect(course.project.exists("Practice/Package.swift"))
        }

        @Test func `a step that is not in this course is said to be none, and the offer stays`()
            throws
        {
            let longer = try SampleCourse()
            try longer.write("# 2 · Wishes\n", to: "Chapters/02-Wishes.md")
            let (room, terminal) = try enter(longer)
            room.type("2\n")
            try wait(terminal, room, for: "the call") {
                terminal.screen.contains("Everybody to 2")
            }

            terminal.type("e")

            try terminal.waitFor("there is no chapter 2", "Everybody to 2")
        }

        @Test func `a wrong code word is said, and the watcher goes on`() throws {
            let room = try SampleRoom()
            let terminal = try join(room.room.port, word: "red-otter-47")
            try wait(terminal, room, for: "the word") {
                terminal.screen.contains("that is not its code word")
            }

            try save(tests: "#expect(isEven(2))")

            try terminal.waitFor("RED")
        }

        @Test func `a board that never answers disturbs nobody`() throws {
            let silent = try #require(Socket.listening(at: .loopback, port: 0))
            let terminal = try join(silent.port)

            try save(tests: "#expect(isEven(2))")
            try terminal.waitFor("RED", "Room: looking for the board")
            terminal.type("q")

            #expect(try terminal.end() == 0)
        }

        @Test func `a board that goes away is found again when it is there again`() throws {
            var room: SampleRoom? = try SampleRoom()
            let port = try #require(room?.room.port)
            let terminal = try join(port)
            try terminal.wait(for: "a light") {
                room?.room.turn()
                return room?.rows.first?.light == .dark
            }

            room = nil
            try terminal.waitFor("Room: looking for the board")
            let new = try SampleRoom(port: port)
            try wait(terminal, new, for: "the light again") { new.rows.first?.light == .dark }
        }

        @Test func `whoever ends the watcher with Ctrl-C has left`() throws {
            let (room, terminal) = try enter()

            terminal.type("\u{3}")

            try wait(terminal, room, for: "an empty board") { room.rows.isEmpty }
            _ = try terminal.end()
        }

        @Test func `what is no address is said to be none`() throws {
            let terminal = try start("--room nowhere --name Ada")

            #expect(try terminal.end() == 64)
            #expect(terminal.screen.contains("“nowhere” is no room's address"))
            #expect(terminal.screen.contains("watch --room 192.168.1.7:7357/blue-otter-47"))
        }

        @Test func `Ctrl-S in the room's terminal holds nothing`() throws {
            let port = try #require(Socket.listening(at: .loopback, port: 0)).port
            let terminal = try PseudoTerminal("room --port \(port)", in: course)
            try terminal.waitFor("Everybody types")

            terminal.type("\u{13}1.2\n")
            try terminal.waitFor("Everybody is called to 1.2.")
            terminal.type("q\n")

            #expect(try terminal.end() == 0)
        }
    }
#endif
