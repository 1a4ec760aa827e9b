/// An input on a page, and what was typed into it.
final class Input {
    let label: String
    let isHidden: Bool
    var text = ""

    init(_ label: String, isHidden: Bool = false) {
        self.label = label
        self.isHidden = isHidden
    }
}
