import Course
import Foundation

/// `kata reset`: gives an exercise back its starter; what was there goes to a backup.
struct Reset {
    var world: World

    func run(_ name: String) throws -> Int32 {
        let project = world.project
        let exercise = try project.exercise(project.catalogue().home(of: name))
        guard try project.files(of: exercise) != exercise.starter else {
            world.terminal.print("\(exercise.name) is as you got it; there is nothing to reset.\n")
            return 0
        }
        let backup = world.backup(of: exercise.name)
        for folder in ["Sources", "Tests"] {
            let starter = exercise.starter.below(folder + "/").files.map {
                (String($0.key.dropFirst(folder.count + 1)), $0.value)
            }
            _ = try Disk.exchange(
                project.url(exercise.home + folder),
                for: Tree(Dictionary(uniqueKeysWithValues: starter)),
                backup: project.url(backup).appendingPathComponent(folder),
                draft: project.url(".kata/draft-" + UUID().uuidString))
        }
        try project.remember {
            $0.done.remove(exercise.name)
            $0.hints[exercise.name] = nil
        }
        world.terminal.print(
            "\(exercise.name) is as you first got it.\nWhat you had is in \(backup)/\n")
        return 0
    }
}
