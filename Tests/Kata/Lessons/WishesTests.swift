import Testing

@testable import kata

struct WishesTests {
    @Test func `a wish is fulfilled when its test is not disabled`() throws {
        let tests = """
            struct AcceptanceTests {
                @Test(.disabled("chapter 9: the list presenter"))
                func `R1 · when I open it, I see my list`() {}

                @Test func `R14 · it is all still there next week`() {}

                @Test(.disabled("chapter 13"))
                func `R15 · one place decides which screen comes next`() {}
            }
            """

        let wishes = try #require(
            Wishes(
                in: Tree([
                    "Tests/ToDoAppTests/AcceptanceTests.swift": tests,
                    "Tests/ToDoAppTests/GlassTests.swift": "@Test func f() {}",
                ]), at: "Tests/ToDoAppTests/AcceptanceTests.swift"))

        #expect(wishes.count == 3)
        #expect(wishes.fulfilled == 1)
    }

    @Test func `other tests are no wishes`() {
        let tree = Tree(["Tests/StoreTests/StoreTests.swift": "@Test func f() {}"])

        for app in Wishes.apps { #expect(Wishes(in: tree, at: app.tests) == nil) }
    }
}
