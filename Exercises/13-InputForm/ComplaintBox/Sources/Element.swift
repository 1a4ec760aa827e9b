/// What can be seen in a form, and used.
struct Element {
    enum Control {
        /// Takes what is typed, in place of what was there.
        case input((String) -> Void)
        /// Turns on what is off, and off what is on.
        case toggle(() -> Void)
        case button(() -> Void)
    }

    let label: String
    let control: Control
}
