import Foundation

/// What can be seen in the form, and used.
public struct FormElement {
    /// What can be done with an element.
    public enum Control {
        case text(Binding<String>)
        case toggle(Binding<Bool>)
        case date(Binding<Date>)
        case button(() -> Void)
        /// Only to be read.
        case note
    }

    /// What is written on it or beside it.
    public let label: String
    /// What can be done with it.
    public let control: Control
    /// Whether it can be used now; if not, it is greyed out.
    public var isEnabled = true
}
