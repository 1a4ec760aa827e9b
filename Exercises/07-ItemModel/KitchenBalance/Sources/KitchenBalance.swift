/// A balance with two pans. All weights are in kilograms.
struct KitchenBalance {
    /// How far apart the two sides may be and still count as level.
    let accuracy: Double

    func isLevel(left: [Double], right: [Double]) -> Bool {
        left.reduce(0, +) - right.reduce(0, +) < accuracy
    }
}
