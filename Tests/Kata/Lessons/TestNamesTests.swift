import Testing

@testable import kata

/// The names by which `--filter` finds tests, read from their files.
struct TestNamesTests {
    @Test func `a test has the names of its module and its suite`() {
        let names = names(
            """
            @Suite struct BloggerTests {
                let blogger = Blogger()

                @Test(.tags(.slow)) func `the first word`() {
                }

                @Test
                func last() {}

                func helper() {}
            }
            """)

        #expect(
            names == ["ShopTests.BloggerTests/`the first word`()", "ShopTests.BloggerTests/last()"])
    }

    @Test func `suites may be nested or extended, and tests may have none`() {
        let names = names(
            """
            struct A {
                struct B {
                    @Test func c() {}
                }
            }

            extension A.B {
                @Test func d(_ row: Row) {}
            }

            @Test func e() {}
            """)

        #expect(names == ["ShopTests.A/B/c()", "ShopTests.A/B/d(_:)", "ShopTests.e()"])
    }

    @Test func `the methods of a test case are tests`() {
        let names = names(
            """
            final class A: XCTestCase {
                override func setUp() {}

                func test_b() throws {}
            }
            """)

        #expect(names == ["ShopTests.A/test_b"])
    }

    @Test func `code is no test`() {
        let module = Module(
            name: "Shop", isTests: false, files: ["Sources/Shop/A.swift": "func test_a() {}\n"])

        #expect(module.testNames.isEmpty)
    }

    private func names(_ text: String) -> [String] {
        Module(name: "ShopTests", isTests: true, files: ["Tests/ShopTests/A.swift": text + "\n"])
            .testNames
    }
}
