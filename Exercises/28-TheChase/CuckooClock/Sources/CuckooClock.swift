/// A clock from a factory: a bird behind a door, a dial, and a weight that pays for each call.
class CuckooClock {
    /// In centimetres above the floor.
    private(set) var weight = 20

    /// The hands say this once a minute.
    func strike(hour: Int, minute: Int) {
        let calls = calls(hour: hour, minute: minute)
        guard calls > 0, weight > 0 else { return }
        openDoor()
        for _ in 1...calls where weight > 0 { call() }
        closeDoor()
    }

    func wind() {
        weight = 20
    }

    func openDoor() {
        // In the hall, a motor starts here.
    }

    func call() {
        weight -= 1
    }

    func closeDoor() {
        // In the hall, a motor starts here, too.
    }

    private func calls(hour: Int, minute: Int) -> Int {
        guard (7..<22).contains(hour) else { return 0 }
        if minute == 30 { return 1 }
        guard minute == 0 else { return 0 }
        return hour > 12 ? hour - 12 : hour
    }
}
