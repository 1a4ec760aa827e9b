/// What an app is to do: its acceptance tests, and how many of them are switched on.
struct Wishes: Equatable, Sendable {
    /// The apps of the course, each with the file of its acceptance tests.
    static let apps = [
        (name: "The to-do app", tests: "Tests/ToDoAppTests/AcceptanceTests.swift"),
        (name: "FitNess", tests: "Tests/FitNessAppTests/AcceptanceTests.swift"),
        (name: "Dog Patch", tests: "Tests/DogPatchAppTests/AcceptanceTests.swift"),
    ]

    var count: Int
    var fulfilled: Int

    /// Counts the tests in the file at `path`; nil if there are none.
    init?(in tree: Tree, at path: String) {
        let tests = tree[path] ?? ""
        count = tests.ranges(of: "@Test").count
        fulfilled = count - tests.ranges(of: ".disabled(").count
        if count == 0 { return nil }
    }
}
