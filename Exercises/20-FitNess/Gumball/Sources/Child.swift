/// A helper for tests: it uses a machine as a child does.
final class Child {
    private(set) var gumballs = 0
    private let machine: GumballMachine

    init(at machine: GumballMachine) {
        self.machine = machine
    }

    func dropCoin() throws {
        try machine.coinFalls()
        gumballs += 1
    }
}
