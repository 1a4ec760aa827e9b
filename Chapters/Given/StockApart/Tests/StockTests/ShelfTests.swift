import Stock
import Testing

struct ShelfTests {
    private let shelf = Shelf(
        ["Butter", "Buttermilk", "Flour"].compactMap { Article([$0, "kg", "18", "25", "7.9"]) })
}
