/// What the to-do app is to do: its acceptance tests, and how many of them are switched on.
package struct Wishes: Equatable, Sendable {
    package var count: Int
    package var fulfilled: Int

    /// Counts the tests in `Tests/ToDoAppTests/`; nil if there are none.
    package init?(in tree: Tree) {
        let tests = tree.below("Tests/ToDoAppTests/").files.values.joined()
        count = tests.ranges(of: "@Test").count
        fulfilled = count - tests.ranges(of: ".disabled(").count
        if count == 0 { return nil }
    }
}
