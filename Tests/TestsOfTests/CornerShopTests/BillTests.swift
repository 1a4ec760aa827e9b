import Foundation
import Testing

@testable import CornerShop

struct BillTests {
    private let golden = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "bill.txt")

    @Test func `the bill is the one in the golden file`() throws {
        let bill = Bill(items: [
            .init(name: "tea", count: 3, price: 120), .init(name: "cake", count: 1, price: 300),
        ])

        let held = try String(contentsOf: golden, encoding: .utf8)

        #expect(bill.lines == held.split(separator: "\n").map(String.init))
    }
}
