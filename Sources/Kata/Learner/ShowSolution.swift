/// `kata solution`: the worked solution, once the exercise is done or when asked all the same.
struct ShowSolution {
    var world: World

    func run(_ name: String, evenIfNotDone: Bool) throws -> Int32 {
        let project = world.project
        let exercise = try project.exercise(called: name)
        guard evenIfNotDone || world.state.progress().done.contains(exercise.name) else {
            throw KataError.notGreenYet(exercise.name)
        }
        world.terminal.print(try project.text(exercise.solution.path))
        return 0
    }
}
