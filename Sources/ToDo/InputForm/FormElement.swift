import Foundation

/// What can be seen in the form, and used.
public struct FormElement {
    public enum Control {
        case text(Binding<String>)
        case toggle(Binding<Bool>)
        case date(Binding<Date>)
        case button(() -> Void)
        /// Only to be read.
        case note
    }

    public let label: String
    public let control: Control
    public var isEnabled = true
}
