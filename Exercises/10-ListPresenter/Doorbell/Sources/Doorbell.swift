/// A bell with a button at each of two doors.
struct Doorbell {
    enum Door { case front, back }

    let chime: Chime
    var isQuiet = false

    func press(at door: Door) {
        if isQuiet { return }
        switch door {
        case .front: chime.play("ding dong")
        case .back: chime.play("ding")
        }
    }
}
