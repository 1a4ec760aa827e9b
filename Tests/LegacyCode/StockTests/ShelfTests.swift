import Stock
import Testing

struct ShelfTests {
    private let shelf = Shelf(
        ["Butter", "Buttermilk", "Flour"].compactMap { Article([$0, "kg", "18", "25", "7.9"]) })

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
        var shelf = shelf

        let booked = try shelf.book("flour", "-20,5")

        #expect(booked.article.amount == -2.5)
        #expect(booked.change == -20.5)
        #expect(shelf.find("Flour")?.amount == -2.5)
    }

    @Test func `what cannot be booked says why`() {
        var shelf = shelf

        for text in ["many", "nan", "-inf", "1e999"] {
            #expect(throws: BookingError.noNumber) { try shelf.book("Flour", text) }
        }
        #expect(throws: BookingError.noArticle) { try shelf.book("Gold", "1") }
        #expect(throws: BookingError.noArticle) { try shelf.book("Gold", "many") }
        #expect(shelf.articles.map(\.amount) == [18, 18, 18])
    }

    @Test func `what is found is a copy, and the shelf stays as it is`() throws {
        var butter = try #require(shelf.find("Butter"))

        butter.amount = 0

        #expect(shelf.find("Butter")?.amount == 18)
    }

    @Test func `a shelf is read from a text, and says which lines are no articles`() {
        let text = "# by Jonas\nRye;kg;180;200;0.7\n\nTin;pcs;2\r\nSalt;kg;4;10;0.45;Mill\r\n"

        let (shelf, unread) = Shelf.read(text)

        #expect(shelf.articles.map(\.name) == ["Rye", "Salt"])
        #expect(shelf.articles.map(\.supplier) == ["", "Mill"])
        #expect(unread.map { "\($0.number): \($0.line)" } == ["2: Tin;pcs;2"])
    }
}
