/// A sign of the zodiac.
public struct Sign: Equatable, Sendable {
    /// The name by which the server knows it, such as `Aries`.
    public let name: String
    /// What it shows, in words, such as `Ram`.
    public let symbol: String
    /// In which it ends.
    public let month: String
    /// What people of this sign are said to be like.
    public let description: String

    /// Makes a sign of its name, its symbol, its month and its description.
    public init(_ name: String, _ symbol: String, _ month: String, _ description: String) {
        self.name = name
        self.symbol = symbol
        self.month = month
        self.description = description
    }
}

extension Sign {
    /// The twelve signs, in the order of the year from Aries on.
    public static let all = [
        Sign("Aries", "Ram", "April", "Courageous and Energetic."),
        Sign("Taurus", "Bull", "May", "Patient and Reliable."),
        Sign("Gemini", "Twins", "June", "Curious and Talkative."),
        Sign("Cancer", "Crab", "July", "Caring and Cautious."),
        Sign("Leo", "Lion", "August", "Proud and Generous."),
        Sign("Virgo", "Maiden", "September", "Modest and Exact."),
        Sign("Libra", "Scales", "October", "Fair and Easy-going."),
        Sign("Scorpio", "Scorpion", "November", "Determined and Intense."),
        Sign("Sagittarius", "Archer", "December", "Open and Restless."),
        Sign("Capricorn", "Goat", "January", "Careful and Ambitious."),
        Sign("Aquarius", "Water bearer", "February", "Inventive and Independent."),
        Sign("Pisces", "Fishes", "March", "Dreamy and Kind."),
    ]
}
