import Testing

@testable import kata

/// The tests that wait in a starter, disabled.
struct TestListTests {
    @Test func `a disabled test has its sentence as title`() {
        let list = disabledTests(
            """
            struct ShopTests {
                @Test(.disabled("Write me"))
                func `sells a book`() {}

                @Test(.disabled("Write me")) func `buys a book`() {
                }
            }
            """)

        #expect(list == [["sells a book"], ["buys a book"]])
    }

    @Test func `a test that runs is not on the list`() {
        let list = disabledTests(
            """
            @Test func `sells a book`() {}

            @Test(.disabled("Write me")) func `buys a book`() {}

            @Test func `burns a book`() {}
            """)

        #expect(list == [["buys a book"]])
    }

    @Test func `a name that is given apart counts`() {
        let list = disabledTests(
            """
            @Test(
                "sells a book", .disabled("Write me"),
                arguments: [1, 2]
            )
            func sells(_ count: Int) {}
            """)

        #expect(list == [["sells a book"]])
    }

    @Test func `an XCTest has what its skip says as title, or its name`() {
        let list = disabledTests(
            """
            final class ShopTests: XCTestCase {
                func test_sell_lowersStock() throws {
                    throw XCTSkip("sell a book: one less is there")
                }

                func test_buy_raisesStock() throws {
                    try XCTSkipIf(
                        true,
                        "buy a book: one more is there"
                    )
                }
            }
            """)

        #expect(
            list == [
                ["test_sell_lowersStock", "sell a book: one less is there"],
                ["test_buy_raisesStock", "buy a book: one more is there"],
            ])
    }

    @Test func `files count in the order of their names, and only those of tests`() {
        let test = "@Test(.disabled(\"Write me\")) func "

        let list = Tree([
            "Tests/BTests.swift": test + "`b`() {}\n", "Tests/ATests.swift": test + "`a`() {}\n",
            "Sources/C.swift": test + "`c`() {}\n",
        ]).disabledTests

        #expect(list.map(\.titles) == [["a"], ["b"]])
    }

    private func disabledTests(_ text: String) -> [[String]] {
        Tree(["Tests/ShopTests.swift": text + "\n"]).disabledTests.map(\.titles)
    }
}
