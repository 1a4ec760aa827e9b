/// A cloakroom for tests: no rail, only a dictionary.
final class CloakroomFake: Cloakroom {
    private let hooks: Int
    private var coats: [Int: String] = [:]
    private var lastTicket = 0

    init(hooks: Int) {
        self.hooks = hooks
    }

    func handIn(_ coat: String) -> Int? {
        if coats.count == hooks { return nil }
        lastTicket += 1
        coats[lastTicket] = coat
        return lastTicket
    }

    func fetch(_ ticket: Int) -> String? {
        coats.removeValue(forKey: ticket)
    }
}
