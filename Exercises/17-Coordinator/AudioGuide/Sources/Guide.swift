/// Decides what a visitor of the castle sees next.
struct Guide {
    let display: Display

    /// The visitor wants to type the number of a room.
    func keypadTapped() {
        display.present(.keypad)
    }

    /// The visitor has typed a number.
    func typed(_ number: Int) {
        display.dismiss()
        display.push(.room(number))
    }
}
