/// The front of a machine: what a person who stands before it can see, and use.
final class Panel {
    var buttons: [Button]
    var switches: [Switch]

    init(buttons: [Button] = [], switches: [Switch] = []) {
        self.buttons = buttons
        self.switches = switches
    }
}

/// What has a label, and may be disabled.
protocol Control {
    var label: String { get }
    var isEnabled: Bool { get }
}

final class Button: Control {
    let label: String
    let isEnabled: Bool
    private(set) var timesPressed = 0

    init(_ label: String, isEnabled: Bool = true) {
        self.label = label
        self.isEnabled = isEnabled
    }

    func press() {
        timesPressed += 1
    }
}

final class Switch: Control {
    let label: String
    let isEnabled: Bool
    var isOn = false

    init(_ label: String, isEnabled: Bool = true) {
        self.label = label
        self.isEnabled = isEnabled
    }
}
