/// Says what the list of messages shows: the new ones, then those that were heard.
struct VoicemailPresenter {
    /// In the order in which they came.
    let messages: [Message]
    let player: Player

    func header(of section: Int) -> String? {
        if messages(in: section).isEmpty { return nil }
        return section == 0 ? "New" : "Heard"
    }

    func rows(in section: Int) -> [String] {
        messages(in: section).map(\.caller)
    }

    func select(row: Int, in section: Int) {
        player.play(messages(in: section)[row])
    }

    private func messages(in section: Int) -> [Message] {
        messages.filter { $0.isHeard == (section == 1) }.reversed()
    }
}
