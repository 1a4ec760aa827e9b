/// What somebody has brought.
struct Pot {
    let owner: String
    /// In centimetres, before the fire.
    let width: Double
    let height: Double
    /// In degrees: what its glaze needs.
    let heat: Int
}

/// What calls the potters.
protocol Phone {
    func call(_ potter: String, words: String)
}
