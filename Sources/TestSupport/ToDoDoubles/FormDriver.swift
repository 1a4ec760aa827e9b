import Foundation
import InputForm

/// Uses a form as a person does: by what is written beside the controls.
@MainActor
public struct FormDriver {
    /// The form that it uses.
    public let form: InputForm

    /// Uses this form.
    public init(_ form: InputForm) {
        self.form = form
    }

    /// Replaces the text of a field.
    ///
    /// - Throws: `FormDriverError` if there is no such field to use.
    public func enter(_ text: String, into label: String) throws {
        try enter(text, drawn: usable(label))
    }

    /// Types into a field as it was drawn, whatever has become of it.
    public func enter(_ text: String, drawn element: FormElement) throws {
        guard case .text(let binding) = element.control else {
            throw FormDriverError("“\(element.label)” takes no text")
        }
        binding.set(text)
    }

    /// Turns a switch on or off.
    ///
    /// - Throws: `FormDriverError` if there is no such switch to use.
    public func flip(_ label: String) throws {
        guard case .toggle(let binding) = try usable(label).control else {
            throw FormDriverError("“\(label)” cannot be flipped")
        }
        binding.set(!binding.get())
    }

    /// Chooses a date in a calendar.
    ///
    /// - Throws: `FormDriverError` if there is no such calendar to use.
    public func choose(_ date: Date, for label: String) throws {
        guard case .date(let binding) = try usable(label).control else {
            throw FormDriverError("“\(label)” takes no date")
        }
        binding.set(date)
    }

    /// What the calendar shows; nil if there is no calendar.
    public func date(of label: String) throws -> Date? {
        guard case .date(let binding) = try form.elements.called(label).control else { return nil }
        return binding.get()
    }

    /// Taps a button.
    ///
    /// - Throws: `FormDriverError` if there is no such button to use.
    public func tap(_ label: String) throws {
        try tap(drawn: usable(label))
    }

    /// Taps a button as it was drawn, whatever has become of it.
    public func tap(drawn element: FormElement) throws {
        guard case .button(let action) = element.control else {
            throw FormDriverError("“\(element.label)” cannot be tapped")
        }
        action()
    }

    private func usable(_ label: String) throws -> FormElement {
        let element = try element(label)
        guard element.isEnabled else { throw FormDriverError("“\(label)” cannot be used now") }
        return element
    }

    /// What is called `label` in the form as it is now.
    public func element(_ label: String) throws -> FormElement {
        try form.elements.called(label)
    }

    /// What stands in the field; nil if it is no field for a text.
    public func text(of label: String) throws -> String? {
        guard case .text(let binding) = try element(label).control else { return nil }
        return binding.get()
    }

    /// Taps a button twice as it was drawn, before it can be drawn anew.
    public func tapTwice(_ label: String) throws {
        let drawn = try element(label)
        try tap(label)
        try tap(drawn: drawn)
    }
}

extension [FormElement] {
    /// The one element with this label.
    ///
    /// - Throws: `FormDriverError`, with the labels that there are, if none or several are called so.
    func called(_ label: String) throws -> FormElement {
        let found = filter { $0.label == label }
        guard found.count == 1 else {
            let labels = map(\.label).joined(separator: ", ")
            throw FormDriverError("\(found.count) called “\(label)” among: \(labels)")
        }
        return found[0]
    }
}

/// Why a form could not be used as the test wanted.
public struct FormDriverError: Error, Equatable, CustomStringConvertible {
    /// What could not be done, with the label that was looked for.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
