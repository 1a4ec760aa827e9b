/// The real cloakroom: a rail with hooks, which turns until the right one is in front.
final class RailCloakroom: Cloakroom {
    private var hooks: [Hook?]
    private var lastTicket = 0

    init(hooks: Int) {
        self.hooks = Array(repeating: nil, count: hooks)
    }

    func handIn(_ coat: String) -> Int? {
        guard let place = hooks.firstIndex(where: { $0 == nil }) else { return nil }
        lastTicket += 1
        hooks[place] = Hook(ticket: lastTicket, coat: coat)
        return lastTicket
    }

    func fetch(_ ticket: Int) -> String? {
        guard let place = hooks.firstIndex(where: { $0?.ticket == ticket }) else { return nil }
        defer { hooks[place] = nil }
        return hooks[place]?.coat
    }
}

/// What hangs on a hook, and for which ticket.
struct Hook: Equatable {
    let ticket: Int
    let coat: String
}
