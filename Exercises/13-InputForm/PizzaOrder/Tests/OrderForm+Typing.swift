import Testing

@testable import PizzaOrder

extension OrderForm {
    /// Types as a guest does: into the input with this label.
    func type(
        _ text: String, into label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let input = try #require(
            inputs.first { $0.label == label }, "there is no input “\(label)”",
            sourceLocation: sourceLocation)
        input.type(text)
    }
}
