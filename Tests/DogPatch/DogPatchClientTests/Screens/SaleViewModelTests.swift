import DogPatchClient
import Testing

struct SaleViewModelTests {
    @Test(
        arguments: [
            (0, 0, "0 weeks", "free"), (1, 1, "1 week", "€1"), (9, 950, "9 weeks", "€950"),
        ] as [(UInt, UInt, String, String)])
    func `a person reads breed, age and price`(
        weeks: UInt, price: UInt, age: String, text: String
    ) {
        let sut = SaleViewModel(SaleListing(id: "7", breed: "Pug", weeks: weeks, price: price))

        #expect(sut.breed == "Pug")
        #expect(sut.age == age)
        #expect(sut.price == text)
    }
}
