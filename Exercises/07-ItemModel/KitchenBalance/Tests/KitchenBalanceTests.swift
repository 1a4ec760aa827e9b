import Testing

@testable import KitchenBalance

struct KitchenBalanceTests {
    @Test func `a tenth and two tenths are level with three tenths`() {
        let balance = KitchenBalance(accuracy: 0.001)

        #expect(balance.isLevel(left: [0.1, 0.2], right: [0.3]))
    }

    @Test func `a heavier left side is not level`() {
        let balance = KitchenBalance(accuracy: 0.001)

        #expect(!balance.isLevel(left: [2], right: [1]))
    }
}
