/// What a customer takes home.
struct Bill {
    struct Item {
        let name: String
        let count: Int
        let price: Int
    }

    let items: [Item]
    private let till = Till()

    var lines: [String] {
        let totals = items.map { till.total(of: $0.count, at: $0.price) }
        return zip(items, totals).map { "\($0.count) \($0.name): \($1)" }
            + ["To pay: \(totals.reduce(0, +))", "Thank you!"]
    }
}
