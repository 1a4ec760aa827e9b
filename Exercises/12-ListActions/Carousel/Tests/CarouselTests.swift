import Testing

@testable import Short

struct CoinSlotFake: CoinSlot {
    func takes(_ cents: Int) -> Bool {
        cents > 0
    }
}

struct CarouselTests {
    @Test(.disabled("Enable me"), arguments: [50, 100, 200])
    func `the fake takes the coins that the real slot takes`(_ cents: Int) {
        #expect(CoinSlotFake().takes(cents) == BrassSlot().takes(cents))
    }

    @Test(.disabled("Enable me")) func `the carousel does not start for fifty cents`() {
        let carousel = Carousel(slot: CoinSlotFake())

        #expect(carousel.insert(50) == "Your coin, please!")
    }

    @Test func `the carousel starts for one euro`() {
        let carousel = Carousel(slot: CoinSlotFake())

        #expect(carousel.insert(100) == "Off we go!")
    }
}
