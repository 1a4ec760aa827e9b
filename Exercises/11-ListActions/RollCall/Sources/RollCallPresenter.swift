/// Says what the roll call shows: first who is missing, then who is here.
final class RollCallPresenter {
    weak var delegate: RollCallDelegate?
    private let register: Register

    init(register: Register) {
        self.register = register
    }

    func rows(in section: Int) -> [String] {
        register.children.filter { $0.isHere == (section == 1) }.map(\.name)
    }

    func select(row: Int, in section: Int) {
        let children = register.children.filter { $0.isHere == (section == 1) }
        delegate?.openCard(of: children[row])
    }

    func tapBox(row: Int, in section: Int) {
    }
}
