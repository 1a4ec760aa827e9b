import Foundation
import Testing

@testable import kata

/// How long a room takes to be judged, of which a tenth is hostile: for `.ci/bench`, not a proof.
struct GradeSpeedTests {
    static let people = number("PEOPLE")
    static let exercises = number("EXERCISES")

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test(.enabled(if: people != nil && exercises != nil, "only for .ci/bench"))
    func `a room`() throws {
        let (people, limit) = (Self.people ?? 0, Self.exercises ?? 0)
        let folder = try TemporaryFolder()
        let project = try Project.containing(
            URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        let homes = Array(try project.catalogue().exercises.prefix(limit))
        for person in 1...people {
            for exercise in try homes.map({ try project.exercise($0) }) {
                try Disk.write(
                    Self.files(exercise, person: person),
                    below: folder.url("room/Person \(person)/" + exercise.home))
            }
        }
        let lab = try Lab(folder: folder.url("cache"))
        var world = try SampleCourse().world.equipped { lab }
        world.project = project
        world.terminal.write = { _ in }
        let start = ContinuousClock.now
        _ = try GradeAll(world: world, options: GradeAll.Options(isUnconfined: true)).run(
            folder.url("room").path, homes.map(Catalogue.name))
        let seconds = (ContinuousClock.now - start) / .seconds(1)

        let verdicts = people * homes.count
        let share = seconds / Double(verdicts)
        print("\(verdicts) verdicts in \(seconds) s; 900 take \(share * 900) s")
        #expect(verdicts > 0)
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
        Abuse.tests("while true {}"),
        Abuse.tests("exit(0)"),
        Abuse.tests("fatalError()"),
        Abuse.tests(#"while true { print("water") }"#),
        Abuse.tests("var all = [1]\nwhile true { all += all }"),
        Abuse.tests(#"try FileManager.default.removeItem(atPath: "/")"#),
        "\n)", "\n#error(\"<script>alert(1)</script>\")\n",
    ]
}
