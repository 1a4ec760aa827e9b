import Foundation
import InputForm
import ItemModel
import TerminalText

/// Without a terminal, the form asks for one thing after the other.
extension FormScreen {
    var transcript: [String] {
        switch focused?.control {
        case .toggle, .button: [focus + " (y or n):"]
        case .date(let binding): ["\(focus) (\(binding.get().formatted(day))):"]
        default: [focus + ":"]
        }
    }

    /// An empty line changes nothing, a `-` empties a field, a `.` gives up.
    func read(_ line: String) -> String? {
        if line == "." {
            tap("Cancel")
            return nil
        }
        if case .button = focused?.control { return answer(line) }
        if !line.isEmpty, let remark = take(line) { return remark }
        move(by: 1)
        if case .button = focused?.control { return save() }
        return nil
    }

    /// Saves what is there, and says why that was not possible.
    func save() -> String? {
        go(to: form.elements[0].label)
        guard isEnabled("Save") else { return "Without a title it cannot be saved." }
        tap("Save")
        return nil
    }

    /// Says what came of looking for the address; nil if it was found.
    func heard() -> String? {
        if isEnabled("Save anyway") { go(to: "Save anyway") }
        return note
    }

    private var note: String? { form.elements.first(where: \.isNote)?.label }

    /// Nothing more comes: saves what is there, in any case, and says why that was not possible.
    ///
    /// Where there is no title, the first text that was typed becomes the title.
    func end() -> String? {
        form.viewDidDisappear()
        let typed = texts.first { !$0.binding.get().isBlank }
        if let typed { texts[0].binding.set(typed.binding.get()) }
        if let remark = save() { return remark }
        guard let note else { return nil }
        // NB: There is no time to wait for the address.
        form.viewDidDisappear()
        guard isEnabled("Save anyway") else { return note }
        tap("Save anyway")
        return nil
    }

    /// What was typed, as plain lines.
    var typedLines: [String] {
        texts.map { ($0.label, $0.binding.get()) }.filter { !$0.1.isEmpty }
            .map { "\($0): \($1)".printable }
    }

    private var texts: [(label: String, binding: Binding<String>)] {
        form.elements.compactMap { element in
            if case .text(let binding) = element.control { (element.label, binding) } else { nil }
        }
    }

    private func answer(_ line: String) -> String? {
        guard ["y", "n"].contains(line) else { return "Please answer y or n." }
        if line == "y" { tap(focus) } else { go(to: form.elements[0].label) }
        return nil
    }

    private func take(_ line: String) -> String? {
        switch focused?.control {
        case .text(let binding): binding.set(line == "-" ? "" : line)
        case .toggle(let binding):
            guard ["y", "n"].contains(line) else { return "Please answer y or n." }
            binding.set(line == "y")
        case .date(let binding):
            guard let date = try? Date(line, strategy: day), date.formatted(day) == line else {
                return "A date is written like 2026-05-03."
            }
            binding.set(date)
        default: break
        }
        return nil
    }

    private var day: Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
    }
}
