import Foundation
import InputForm
import TerminalText

/// The form as text. It shows whatever elements the form has.
final class FormScreen: TextScreen {
    let form: InputForm
    let dates: DateFormatter
    let calendar: Calendar
    /// What is written beside the element that gets the keys.
    private(set) var focus: String
    private(set) var typed = TypedText("")

    init(_ form: InputForm, dates: DateFormatter, calendar: Calendar) {
        self.form = form
        self.dates = dates
        self.calendar = calendar
        focus = form.elements[0].label
    }

    func appear() {}

    func disappear() {
        form.viewDidDisappear()
    }

    var focused: FormElement? {
        form.elements.first { $0.label == focus }
    }

    var hints: [Hint] {
        var hints = [Hint("Tab", "next")]
        if isEnabled("Save") { hints.append(Hint("Ctrl-S", "save")) }
        hints.append(Hint("Esc", "cancel"))
        switch focused?.control {
        case .toggle: return [Hint("Space", "yes or no")] + hints
        case .date: return [Hint("←→", "day"), Hint("PgUp PgDn", "month")] + hints
        case .button: return [Hint("Return", focus.lowercased())] + hints
        default: return hints
        }
    }

    func press(_ key: Key) -> Bool {
        switch key {
        case .tab, .down: move(by: 1)
        case .backTab, .up: move(by: -1)
        case .escape: tap("Cancel")
        case .control("s"): tap("Save")
        default: return use(key)
        }
        return true
    }

    private func use(_ key: Key) -> Bool {
        guard let focused, focused.isEnabled else { return false }
        switch (focused.control, key) {
        case (.button, .enter), (.button, .character(" ")): tap(focus)
        case (_, .enter): move(by: 1)
        case (.text(let binding), _):
            guard typed.press(key) else { return false }
            binding.set(typed.text)
        case (.toggle(let binding), .character(" ")): binding.set(!binding.get())
        case (.date(let binding), .left): shift(binding, .day, -1)
        case (.date(let binding), .right): shift(binding, .day, 1)
        case (.date(let binding), .pageUp): shift(binding, .month, -1)
        case (.date(let binding), .pageDown): shift(binding, .month, 1)
        default: return false
        }
        return true
    }

    private func shift(_ date: Binding<Date>, _ unit: Calendar.Component, _ count: Int) {
        if let new = calendar.date(byAdding: unit, value: count, to: date.get()) { date.set(new) }
    }

    func isEnabled(_ label: String) -> Bool {
        form.elements.contains { $0.label == label && $0.isEnabled }
    }

    func tap(_ label: String) {
        if let element = form.elements.first(where: { $0.label == label }), element.isEnabled,
            case .button(let action) = element.control
        {
            action()
        }
    }

    func move(by distance: Int) {
        let labels = form.elements.filter(\.canBeUsed).map(\.label)
        let place = labels.firstIndex(of: focus) ?? 0
        go(to: labels[(place + distance + labels.count) % labels.count])
    }

    func go(to label: String) {
        focus = label
        if case .text(let binding) = focused?.control { typed = TypedText(binding.get()) }
    }
}

extension FormElement {
    var canBeUsed: Bool { isEnabled && !isNote }

    var isNote: Bool {
        if case .note = control { true } else { false }
    }
}
