import Foundation

/// What prints a line in the kitchen.
protocol Printer {
    func print(_ line: String) throws
}

/// The form on which somebody orders.
struct OrderForm {
    let printer: any Printer

    /// Prints an order. Spaces around the name are not printed.
    func order(_ count: Int, for name: String) throws {
        try printer.print("\(count) for \(name.trimmingCharacters(in: .whitespaces))")
    }
}
