import Foundation
import Stock
import Testing

struct StockFileTests {
    private let url = FileManager.default.temporaryDirectory
        .appending(path: "stock-\(UUID().uuidString)/stock.csv")
}
