/// Carries out the orders of the coast guard, which come by radio.
final class Lighthouse {
    private let radio: any Radio

    init(radio: any Radio) {
        self.radio = radio
    }

    /// All lights that the lamp has shown, the newest last.
    var lights: [String] { [] }

    func hear(_ order: Order) {}

    /// A minute has passed.
    func minute() {}
}
