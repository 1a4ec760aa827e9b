import Testing

@testable import Kiln

struct KilnTests {
    private let phone = PhoneSpy()
    private let kiln: Kiln
    private let bowl = Pot(owner: "Ada", width: 30, height: 10, heat: 1240)
    private let cup = Pot(owner: "Ben", width: 9, height: 8, heat: 1240)
    private let raku = Pot(owner: "Cleo", width: 15, height: 20, heat: 950)

    init() {
        kiln = Kiln(heat: 1240, phone: phone)
    }

    @Test func `a pot becomes smaller in the fire`() {
        #expect(abs(kiln.widthAfterFire(of: bowl) - 27) < 1)
    }

    @Test(arguments: [(5.0, 1), (20, 2), (30, 3)])
    func `a taller pot stands on a lower shelf`(height: Double, shelf: Int) {
        if let found = kiln.shelf(for: pot(tall: height)) { #expect(found == shelf) }
    }

    @Test func `a large pot costs more`() {
        #expect(kiln.price(of: bowl) == Int(kiln.ground(of: bowl)) * Kiln.centsPerSquare)
    }

    @Test func `the plan says where each pot stands`() {
        #expect(kiln.plan(for: [bowl, cup]).contains("Ada: shelf 1"))
    }

    @Test func `a pot that needs another heat is refused`() {
        try? kiln.fire([bowl, raku])
        #expect(phone.calls.count < 2)
    }

    @Test func `each potter is called once`() throws {
        try kiln.fire([bowl, bowl])

        #expect(phone.calls == ["Ada: Your 2 pots are ready"])
    }

    private func pot(of owner: String = "Ada", wide: Double = 20, tall: Double = 20) -> Pot {
        Pot(owner: owner, width: wide, height: tall, heat: 1240)
    }
}
