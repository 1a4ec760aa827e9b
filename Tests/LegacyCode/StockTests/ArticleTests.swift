import Foundation
import Stock
import Testing

struct ArticleTests {
    @Test(arguments: [
        ("Rye;kg;180.0;200.0;0.715;Mill Lorenz", "Rye;kg;180.0;200.0;0.715;Mill Lorenz"),
        ("Salt;kg;4;10;0.45", "Salt;kg;4.0;10.0;0.45;"),
        ("Bags;pcs;many;few;?", "Bags;pcs;0.0;0.0;0.0;"),
        ("Tin;pcs;2.0;1.0", nil),
    ])
    func `an article is read from a line, and writes one`(read: String, written: String?) {
        let article = Article(read.components(separatedBy: ";"))

        #expect(article?.line == written)
    }

    @Test(arguments: [(4.5, ""), (4, ""), (3.5, " !"), (0, " !"), (-0.5, " !!")])
    func `what runs short is marked, and what is less than nothing twice`(
        amount: Double, mark: String
    ) throws {
        let yeast = try #require(Article(["Yeast", "kg", "\(amount)", "4", "3.2"]))

        #expect(yeast.mark == mark)
    }

    @Test(arguments: [(20.0, 30.0), (19.5, 40), (20.5, 30), (-1, 60)])
    func `twice the minimum is ordered, in full tens`(amount: Double, ordered: Double) throws {
        let butter = try #require(Article(["Butter", "kg", "\(amount)", "25", "7.9"]))

        #expect(butter.toOrder == ordered)
    }

    @Test(arguments: [(180.0, 128.7), (1.5, 1.07), (2.5, 1.79), (-1.5, -1.07)])
    func `its value is rounded to the cent, and can be a debt`(
        amount: Double, value: Double
    ) throws {
        let rye = try #require(Article(["Rye", "kg", "\(amount)", "200", "0.715"]))

        #expect(rye.value == value)
    }
}
