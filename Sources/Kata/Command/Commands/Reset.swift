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
            let yours = project.url(exercise.home + folder)
            let draft = project.url(".kata/draft-" + UUID().uuidString)
            let starter = exercise.starter.below(folder + "/").files
            for (path, text) in starter {
                let rest = String(path.dropFirst(folder.count + 1))
                try Disk.write(text, to: draft.appendingPathComponent(rest))
            }
            if Disk.exists(yours) {
                try Disk.move(yours, to: project.url(backup).appendingPathComponent(folder))
            }
            try Disk.move(draft, to: yours)
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
