/// Makes soup for the village.
struct Kitchen {
    let expert: any Expert

    /// What goes into the soup.
    func soup(from basket: [String]) -> [String] {
        var answers: [String: Bool] = [:]
        for mushroom in basket where answers[mushroom] == nil {
            answers[mushroom] = expert.isEdible(mushroom) ?? false
        }
        return basket.filter { answers[$0] == true }
    }
}

/// Somebody who knows mushrooms.
protocol Expert {
    /// Nil, if she does not know it.
    func isEdible(_ mushroom: String) -> Bool?
}
