import Testing

@testable import DependencyMap

struct IslandTests {
    @Test func `methods that share variables are an island`() {
        let islands = Island.all(
            in: """
                class Shop {
                    var flour = 25.0
                    var till = 0.0
                    var tips = 0
                    var door = "shut"

                    func open() { till = 50 }
                    func greet() {}
                    func bake() {
                        let bags = 2.0
                        flour -= bags
                    }
                    func close() { tips = 0; door = "shut" }
                    func buy(_ bags: Double) { flour += bags }
                    func sell() { till += 3; tips += 1 }
                }
                """)

        #expect(islands.map(\.line) == ["flour: bake, buy", "door, till, tips: close, open, sell"])
    }

    @Test func `what stands behind a dot belongs to another, but for self`() {
        let islands = Island.all(
            in: """
                class Shop {
                    var count = 0
                    var till = 0.0

                    func sell(_ cakes: [String]) { till += price(cakes.count) }
                    func close() { till = 0 }
                    func greet() { self.count += 1 }
                }
                """)

        #expect(islands.map(\.line) == ["count: greet", "till: close, sell"])
    }
}
