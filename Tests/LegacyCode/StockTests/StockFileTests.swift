import Foundation
import Stock
import Testing

struct StockFileTests {
    private let url = FileManager.default.temporaryDirectory
        .appending(path: "stock-\(UUID().uuidString)/stock.csv")

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `booking changes one number of the file, and nothing else`(ending: String) throws {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rows = ["# by Jonas", "Salt;kg;4;10", "", "Salt;kg;4;10;0.45;;new", "Rye;kg;7;9;0.7"]
        try Data(rows.joined(separator: ending).utf8).write(to: url)
        let file = StockFile(at: url)

        #expect(try file.book("salt", "1").article.amount == 5)
        #expect(try file.book("rye", "-1").article.amount == 6)

        let booked = rows[..<3] + ["Salt;kg;5.0;10;0.45;;new", "Rye;kg;6.0;9;0.7"]
        #expect(try String(contentsOf: url, encoding: .utf8) == booked.joined(separator: ending))
        #expect(try file.read().shelf.find("Salt")?.amount == 5)
    }

    @Test func `where no file is, nothing is booked`() {
        #expect(throws: BookingError.notSaved) { try StockFile(at: url).book("Salt", "1") }
        #expect(throws: (any Error).self) { try StockFile(at: url).read() }
    }
}
