/// A form for one order.
final class OrderForm {
    private(set) var order = Order()

    /// What can be seen in the form, from top to bottom.
    var inputs: [Input] {
        [input("Pizza", \.pizza), input("Street", \.street), input("Wishes", \.wishes)]
    }

    private func input(_ label: String, _ place: WritableKeyPath<Order, String>) -> Input {
        Input(label: label) { text in
            self.order[keyPath: place] = text
        }
    }
}

/// An input: what is written beside it, and what happens with a text that is typed.
struct Input {
    let label: String
    let type: (String) -> Void
}
