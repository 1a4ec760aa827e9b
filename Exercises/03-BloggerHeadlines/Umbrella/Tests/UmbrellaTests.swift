import Testing

@testable import Short

struct UmbrellaTests {
    @Test func test1() {
        #expect(takesUmbrella(rain: 50, wind: 59))
    }

    @Test func test2() {
        #expect(!takesUmbrella(rain: 49, wind: 10))
    }

    @Test func test3() {
        #expect(!takesUmbrella(rain: 90, wind: 60))
    }
}
