import Course
import Foundation
import Lab

/// `kata bench --grade`: how long it takes to judge a room, of which a tenth is hostile.
///
/// Everything happens in a folder of its own, with nothing known from before.
struct GradeBench {
    var world: World

    func run(people count: Int, exercises limit: Int) throws -> Int32 {
        let catalogue = try world.project.catalogue()
        let homes = Array(catalogue.exercises.prefix(limit))
        let exercises = try homes.map(world.project.exercise)
        try Scratch.with { try measure(count, homes, exercises, in: $0) }
        return 0
    }

    private func measure(
        _ count: Int, _ homes: [String], _ exercises: [Exercise], in folder: URL
    ) throws {
        let room = folder.appendingPathComponent("room")
        for number in 1...count {
            for exercise in exercises {
                try Disk.write(
                    Self.files(exercise, person: number),
                    below: room.appendingPathComponent("Person \(number)/" + exercise.home))
            }
        }
        let lab = try Lab(folder: folder.appendingPathComponent("cache"))
        var world = world.equipped { lab }
        world.terminal.write = { _ in }
        self.world.terminal.print(
            "Judging \(count) people × \(homes.count) exercises; a tenth of them is hostile.\n")
        let first = try seconds(room, homes, world)
        let second = try seconds(room, homes, world)
        let verdicts = Double(count * homes.count)
        self.world.terminal.print(
            [
                "judged            \(first.short) s, \((verdicts / first).short) verdicts a second",
                "30 × 30 at that   \((900 * first / verdicts).short) s (goal: 600 s on 2 cores)",
                "once more         \(second.short) s, with all known from before",
            ].text)
    }

    private func seconds(_ room: URL, _ homes: [String], _ world: World) throws -> Double {
        try ContinuousClock.seconds {
            _ = try GradeAll(world: world, options: GradeAll.Options(isUnconfined: true)).run(
                room.path, homes.map(Catalogue.name))
        }
    }

    /// What a person hands in of an exercise: no two have the same.
    ///
    /// Of ten, one is hostile, two are in the middle of it, and seven are done; every second one has
    /// declarations of their own beside those that the task gives.
    private static func files(_ exercise: Exercise, person: Int) throws -> Tree {
        let steps = try exercise.replay().filter { !$0.step.sign.isUndone }
        let isMiddle = [1, 2].contains(person % 10)
        let last = isMiddle ? steps.dropLast(steps.count / 3).last : steps.last
        var files = last?.after ?? exercise.starter
        for path in files.paths where path.isSwift {
            files[path]? += "\n// \(person)\n"
            if person % 2 == 1 { files[path]? += "private let me\(person) = \(person)\n" }
        }
        if person % 10 == 0, let path = files.paths.first(where: { $0.isTests && $0.isSwift }) {
            files[path]? += hostile[(person / 10 + exercise.name.count) % hostile.count]
        }
        return files
    }

    /// Tests that do harm, as far as they can.
    private static let hostile = [
        test("while true {}"),
        test("exit(0)"),
        test("fatalError()"),
        test(#"while true { print("water") }"#),
        test("for _ in 0..<100 { Thread.detachNewThread { while true {} } }\nsleep(100)"),
        test("var all = [1]\nwhile true { all += all }"),
        test(#"try FileManager.default.removeItem(atPath: "/")"#),
        test("try String(contentsOfFile: \"/nowhere\", encoding: .utf8)"),
        "\n)", "\n#error(\"<script>alert(1)</script>\")\n",
    ]

    private static func test(_ body: String) -> String {
        """

        import Foundation
        import Testing

        @Test func hostile() throws {
        \(body)
        }

        """
    }
}
