import InputForm
import TerminalText

extension FormScreen {
    func picture(_ size: Size) -> Picture {
        var picture = Picture([Line("New item", .heading)])
        var buttons: [String] = []
        for element in form.elements {
            let start = element.label == focus ? "> " : "  "
            if element.label == focus { picture.focus = picture.lines.count }
            switch element.control {
            case .button:
                buttons.append(
                    start + (element.isEnabled ? "[\(element.label)]" : "(\(element.label))"))
            case .note:
                picture.lines += element.label.wrapped(to: size.columns).map { Line($0) }
            case .text where element.label == focus:
                let label = start + element.label + ": "
                let window = typed.window(size.columns - label.columns)
                picture.caret = Picture.Place(
                    row: picture.lines.count, column: label.columns + window.caret)
                picture.lines.append(Line(label + window.text))
            default: picture.lines.append(Line(start + text(element)))
            }
        }
        picture.lines.append(Line(buttons.joined(separator: " ")))
        return picture
    }

    private func text(_ element: FormElement) -> String {
        switch element.control {
        case .text(let binding): "\(element.label): \(binding.get())"
        case .toggle(let binding): "[\(binding.get() ? "x" : " ")] \(element.label)"
        case .date(let binding): "\(element.label): \(dates.string(from: binding.get()))"
        case .button, .note: element.label
        }
    }
}
