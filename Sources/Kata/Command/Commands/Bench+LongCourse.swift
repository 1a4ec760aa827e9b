import Course
import Foundation

extension Bench {
    /// How long a command takes in a long course, of its own.
    struct Command {
        var name: String
        /// The first time, when nothing has been replayed yet.
        var first: Double
        /// Each time after that.
        var again: Double

        static let goal = 0.05
    }

    /// What `kata`, `follow`, `compare` and `list` take with twenty chapters of forty steps.
    static func commands(in folder: URL, _ world: World) throws -> [Command] {
        let course = LongCourse()
        try Disk.write(course.files, below: folder)
        var world = world.moved(to: Project(root: folder))
        world.terminal.write = { _ in }
        let last = Place(chapter: course.chapters, step: course.steps - 1)
        _ = try Follow(world: world).run(last)
        func change() throws {
            let file = folder.appendingPathComponent("Practice/Sources/Stage20/Stage20.swift")
            try Disk.write(Disk.text(file) + "let mine = 7\n", to: file)
        }
        func command(_ name: String, _ work: () throws -> Void) throws -> Command {
            func seconds() throws -> Double { try ContinuousClock.seconds(work) }
            try? FileManager.default.removeItem(at: world.cache)
            let first = try seconds()
            return Command(
                name: name, first: first, again: try (1...5).map { _ in try seconds() }.median)
        }
        return [
            try command("kata") { _ = try Home(world: world).run() },
            try command("list") { _ = try List(world: world).run() },
            try command("follow") { _ = try Follow(world: world).run(last) },
            try command("compare") { _ = try Compare(world: world).run(nil) },
            try command("compare, changed") {
                try change()
                _ = try Compare(world: world).run(nil)
            },
        ]
    }

    static func table(_ commands: [Command]) -> [String] {
        [
            "", "seconds, with twenty chapters of forty steps",
            "                         first         again  of the goal",
        ]
            + commands.map {
                $0.name.padded(to: 18) + $0.first.short.leftPadded(to: 12)
                    + $0.again.short.leftPadded(to: 14)
                    + ($0.again / Command.goal).short.leftPadded(to: 13)
            }
    }
}
