/// What can be seen at the door.
struct Sign: Equatable {
    enum Lamp {
        case off
        case green
        case yellow
        case red
    }

    static let empty = Sign(text: "", lamp: .off)

    let text: String
    let lamp: Lamp
}

/// Where a sign is drawn.
protocol SignView: AnyObject {
    func show(_ sign: Sign)
}
