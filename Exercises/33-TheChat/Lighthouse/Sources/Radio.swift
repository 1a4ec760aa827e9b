/// The way from the lighthouse to the coast guard.
protocol Radio: AnyObject {
    func say(_ text: String)
}

/// What the lamp shall do. Orders have the numbers 1, 2, 3 and so on.
struct Order: Equatable {
    let number: Int
    let light: String
}
