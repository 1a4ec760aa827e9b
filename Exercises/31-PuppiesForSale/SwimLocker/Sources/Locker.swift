/// Opens a locker, and remembers its code, so that a guest types it once.
final class Locker {
    private let door: any Door
    private var code: Code?

    init(door: any Door) {
        self.door = door
    }

    /// What the guest reads.
    private(set) var sign = "Type your code."

    /// The guest has typed these digits.
    func open(with digits: String) {}

    /// The guest comes back, and types nothing.
    func openAgain() {}

    /// The guest goes home.
    func leave() {}
}
