import Testing

@testable import kata

struct NamingTests {
    @Test func `a name is left where a test has it`() {
        let tests = Tree([
            "Tests/ATests.swift":
                "struct ATests {\n    @Test func test1() {}\n    @Test func `it adds`() {}\n}\n",
            "Tests/BTests.swift": "class BTests: XCTestCase {\n    func test2() {\n    }\n}\n",
        ])

        #expect(
            tests.testNames(among: ["test1", "test2", "BTests.test2", "it adds", "test3", "test"])
                == ["test1", "test2", "BTests.test2", "it adds"])
    }

    @Test func `a name to be displayed is a test's name`() {
        let tests = Tree(["Tests/ATests.swift": "@Test(\"it adds\") func test1() {}\n"])

        #expect(tests.testNames(among: ["test1", "it adds"]) == ["it adds"])
    }

    @Test func `a new name of less than three words is too short`() {
        let before = Tree(["Tests/ATests.swift": "@Test func `it adds`() {}\n"])
        let tests = Tree([
            "Tests/ATests.swift":
                """
            @Test func `it adds`() {}
            @Test func `x 2`() {}
            @Test func `two and 3`() {}
            @Test func twoIsEven() {}
            @Test func evenNumber() {}
            @Test func `one is odd`() {}
            class BTests: XCTestCase {
                func test_x_2() {
                }
                func test_isEven_onTwo() {
                }
            }

            """
        ])

        #expect(
            tests.shortTestNames(notIn: before)
                == ["x 2", "two and 3", "evenNumber", "BTests.test_x_2"])
    }

    @Test func `a test has a place`() {
        let tests = Tree([
            "Tests/ATests.swift":
                "struct ATests {\n    @Test func test1() {}\n\n    @Test func `it adds`() {}\n}\n"
        ])

        #expect(tests.place(ofTest: "it adds") == "Tests/ATests.swift:4")
        #expect(tests.place(ofTest: "it subtracts") == nil)
    }

    @Test func `disabled tests do not count`() {
        let tests = Tree([
            "Tests/ATests.swift":
                "@Test func test1() {}\n@Test(.disabled()) func test2() {}\n@Test func test3() {}\n"
        ])

        #expect(tests.enabledTests == 2)
    }
}
