/// What an app is to do: its acceptance tests, and how many of them are switched on.
struct Wishes: Equatable, Sendable {
    /// The apps of the course, each with the folder of its acceptance tests.
    static let apps = [
        (name: "The to-do app", tests: "Tests/ToDoAppTests/"),
        (name: "FitNess", tests: "Tests/FitNessAppTests/"),
        (name: "Dog Patch", tests: "Tests/DogPatchAppTests/"),
    ]

    var count: Int
    var fulfilled: Int

    /// Counts the tests in `folder`; nil if there are none.
    init?(in tree: Tree, below folder: String) {
        let tests = tree.below(folder).files.values.joined()
        count = tests.ranges(of: "@Test").count
        fulfilled = count - tests.ranges(of: ".disabled(").count
        if count == 0 { return nil }
    }
}
