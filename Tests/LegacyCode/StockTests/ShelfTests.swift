import Stock
import Testing

struct ShelfTests {
    private let shelf = Shelf(
        ["Butter", "Buttermilk", "Flour"].map { Article([$0, "kg", "18", "25", "7.9"]) })

    @Test(arguments: [
        ("Flour", "Flour"), ("flour", "Flour"), ("FL", "Flour"), ("BUTTER", "Butter"),
        ("butt", nil), ("our", nil), ("gold", nil),
    ])
    func `the beginning of a name is enough, if only one begins so`(
        asked: String, name: String?
    ) {
        #expect(shelf.find(asked)?.name == name)
    }

    @Test func `more can be taken than there is`() throws {
        let booked = try shelf.book("flour", "-20,5")

        #expect(booked.article.amount == -2.5)
        #expect(booked.change == -20.5)
        #expect(shelf.find("Flour")?.amount == -2.5)
    }

    @Test func `what cannot be booked says why`() {
        for text in ["many", "nan", "-inf", "1e999"] {
            #expect(throws: BookingError.noNumber) { try shelf.book("Flour", text) }
        }
        #expect(throws: BookingError.noArticle) { try shelf.book("Gold", "1") }
        #expect(throws: BookingError.noArticle) { try shelf.book("Gold", "many") }
        #expect(shelf.articles.map(\.amount) == [18, 18, 18])
    }
}
