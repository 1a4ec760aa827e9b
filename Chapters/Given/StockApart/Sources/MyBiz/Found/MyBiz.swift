// …

class MyBiz {
    // …

    // cut: func loadStock()
    // cut: func stock()
    // cut: func value(_ a: Article) -> Double
    // cut: func mark(_ a: Article) -> String
    // cut: func find(_ name: String) -> Article?
    // cut: func book(_ name: String, _ amount: String) -> Bool
    // cut: func saveStock()
    // cut: func log(_ text: String)
    // cut: func order()
    // cut: func toOrder(_ a: Article) -> Double

    // …
}
