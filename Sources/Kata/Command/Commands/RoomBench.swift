import Course
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `kata bench --room`: what a board costs on which every light changes once a second.
///
/// The board is on this thread, whose time is measured; the watchers are on another one. What they
/// need of memory is counted in.
struct RoomBench {
    var world: World
    private static let seconds = 10.0

    func run(people: Int) throws -> Int32 {
        world.terminal.print(
            "A board with \(people) lights, each of which changes every second; twice 10 seconds.\n"
        )
        let plain = try measure(people, looksAtPage: false)
        let page = try measure(people, looksAtPage: true)
        world.terminal.print(
            [
                "in the terminal   \(plain.text)", "and on a page     \(page.text)",
                "memory            \(Self.residentMegabytes) MB (goal: 50)",
            ].text)
        return 0
    }

    private func measure(_ people: Int, looksAtPage: Bool) throws -> Cost {
        var quiet = world
        quiet.terminal.write = { _ in }
        quiet.terminal.isInteractive = true
        quiet.terminal.hasColour = true
        let options = Room.Options(port: 0, word: "blue-otter")
        let room = try Room(options, in: quiet, keyboard: nil)
        let guests = Guests(people, at: room.port, page: looksAtPage ? room.pageAddress : nil)
        while room.lights < people, !guests.hasFailed { room.turn() }
        let (start, cpu) = (ContinuousClock.now, Self.secondsOfThisThread)
        let before = guests.changes
        while (ContinuousClock.now - start) / .seconds(1) < Self.seconds { room.turn() }
        let wall = (ContinuousClock.now - start) / .seconds(1)
        let cost = Cost(
            share: (Self.secondsOfThisThread - cpu) / wall,
            changes: Double(guests.changes - before) / wall)
        guests.end()
        return cost
    }

    private struct Cost {
        var share: Double
        var changes: Double

        var text: String {
            "\((share * 1000).rounded() / 10) % of a core (goal: 5 %) at"
                + " \(Int(changes.rounded())) changes a second"
        }
    }

    private static var secondsOfThisThread: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// As the systems call it; they differ in the type of the name.
    private static let thisProgram: Int32 = 0

    /// The most that this program has had until now.
    private static var residentMegabytes: Int {
        var usage = rusage()
        getrusage(Self.thisProgram, &usage)
        #if canImport(Darwin)
            return Int(usage.ru_maxrss) / 1_000_000
        #else
            return Int(usage.ru_maxrss) / 1000
        #endif
    }
}

extension RoomBench {
    /// Watchers that are made for the measurement, each with a connection of its own.
    private final class Guests: Sendable {
        private let state = Mutex((changes: 0, isOver: false, hasFailed: false, hasEnded: false))

        /// - Parameter page: what somebody looks at once a second.
        init(_ count: Int, at port: Int, page: (port: Int, path: String)?) {
            Thread.detachNewThread { [self] in run(count, port, page) }
        }

        var changes: Int { state.withLock { $0.changes } }
        var hasFailed: Bool { state.withLock { $0.hasFailed } }

        func end() {
            state.withLock { $0.isOver = true }
            while !state.withLock({ $0.hasEnded }) { usleep(1000) }
        }

        private func run(_ count: Int, _ port: Int, _ page: (port: Int, path: String)?) {
            var sockets: [Socket] = []
            for number in 0..<count {
                guard let socket = Socket.connecting(to: .loopback, port: port),
                    waitForWriting(socket.descriptor, milliseconds: 5000),
                    socket.say("join 1 blue-otter - Person \(number)")
                else { break }
                sockets.append(socket)
            }
            state.withLock { $0.hasFailed = sockets.count < count }
            let start = ContinuousClock.now
            var round = 0
            var look: Socket?
            while !state.withLock({ $0.isOver }) {
                if let page {
                    look = Socket.connecting(to: .loopback, port: page.port)
                    _ = look.map { waitForWriting($0.descriptor, milliseconds: 1000) }
                    _ = look?.say(
                        "GET \(page.path)board HTTP/1.1\r\nHost: 127.0.0.1:\(page.port)\r\n\r")
                }
                for (number, socket) in sockets.enumerated() {
                    let light = Light.allCases[(number + round) % Light.allCases.count]
                    _ = socket.read()
                    let help = number % 20 == round % 20 ? "help" : "-"
                    _ = socket.say("show 3.\(1 + round % 20) \(light.rawValue) 0 \(help)")
                    state.withLock { $0.changes += 1 }
                    let next = Double(round) + Double(number + 1) / Double(count)
                    let rest = next - (ContinuousClock.now - start) / .seconds(1)
                    if rest > 0 { usleep(useconds_t(rest * 1e6)) }
                }
                while let some = look, case .bytes = some.read() {}
                round += 1
            }
            state.withLock { $0.hasEnded = true }
        }
    }
}

extension Socket {
    fileprivate func say(_ line: String) -> Bool { write(Array((line + "\n").utf8)) != nil }
}
