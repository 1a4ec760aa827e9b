// …

@MainActor
final class App {
    // …

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { add(rest) }
        list.viewWillAppear()
        if words.first == "form" { fill(InputForm(finder: Nobody()), Array(words.dropFirst())) }
        guard let row = Int(rest), row > 0, row <= list.numberOfRows(inSection: 0) else { return }
        if words.first == "check" { list.didTapCheck(row - 1, section: 0) }
        if words.first == "open" { list.didSelectRow(row - 1, section: 0) }
        if words.first == "done" {
            list.didSelectRow(row - 1, section: 0)
            details?.didTapDone()
            page.draw()
        }
    }

    // …
}

// …

extension App: InputFormDelegate {
    // …

    func fill(_ form: InputForm, _ words: [String]) {
        form.delegate = self
        for word in words {
            let parts = word.components(separatedBy: ": ")
            let element = form.elements.first { $0.label == parts[0] && $0.isEnabled }
            switch element?.control {
            case .text(let text): text.set(parts.dropFirst().joined(separator: ": "))
            case .toggle(let box): box.set(!box.get())
            case .button(let tap): tap()
            default: break
            }
            while form.lookUp != nil { RunLoop.main.run(until: Date() + 0.01) }
        }
        form.elements.forEach(draw)
    }

    func draw(_ element: FormElement) {
        let label = element.label
        switch element.control {
        case .text(let text): print("\(label):", text.get())
        case .toggle(let box): print(box.get() ? "[x]" : "[ ]", label)
        case .date(let day): print("\(label):", DateFormatter.dueDate().string(from: day.get()))
        case .note: print(label)
        default: print(element.isEnabled ? "[\(label)]" : "(\(label))")
        }
    }
}

// …

/// There is nobody yet who knows addresses.
struct Nobody: CoordinateFinding {
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .noAnswer
    }
}
