struct Star {
    var name: String
    /// How faint it is: the Sun has -27, and Neptune 8.
    var magnitude: Double

    /// Whether we can see it without a telescope.
    var isVisible: Bool { magnitude <= 6 }

    /// How it stands in the book: in brackets if it takes a telescope.
    var entry: String { isVisible ? name : "(\(name))" }
}
