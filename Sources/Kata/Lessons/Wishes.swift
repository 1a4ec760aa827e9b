/// What the to-do app is to do: its acceptance tests, and how many of them are switched on.
struct Wishes: Equatable, Sendable {
    var count: Int
    var fulfilled: Int

    /// Counts the tests in `Tests/ToDoAppTests/`; nil if there are none.
    init?(in tree: Tree) {
        let tests = tree.below("Tests/ToDoAppTests/").files.values.joined()
        count = tests.ranges(of: "@Test").count
        fulfilled = count - tests.ranges(of: ".disabled(").count
        if count == 0 { return nil }
    }
}
