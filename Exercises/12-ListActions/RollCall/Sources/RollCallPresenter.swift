/// Says what the roll call shows: first who is missing, then who is here.
final class RollCallPresenter {
    weak var delegate: RollCallDelegate?
    private let register: Register

    init(register: Register) {
        self.register = register
    }

    func rows(in section: Int) -> [Row] {
        register.children.filter { $0.isHere == (section == 1) }
            .map { Row(number: $0.number, name: $0.name) }
    }

    func select(number: Int) {
        guard let child = register.children.first(where: { $0.number == number }) else { return }
        delegate?.openCard(of: child)
    }

    func tapBox(number: Int, in section: Int) {
    }
}
