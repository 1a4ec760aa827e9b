import Foundation
import ItemModel
import Store

/// A form for one item. What can be seen in it depends on its state, and on nothing else.
public final class InputForm {
    /// The screen that shows the form, held weakly.
    public weak var view: (any FormView)?
    /// Who gets the item, or is told of a cancellation, held weakly.
    public weak var delegate: (any InputFormDelegate)?
    /// What was typed so far.
    public private(set) var data: ToDoItemData
    private var state = State.editing {
        didSet { view?.showForm() }
    }
    private let finder: any CoordinateFinding
    private var lookUp: (any Subscription)?
    /// The last question; an answer to another one does not count.
    private var question = UUID()

    private enum State: Equatable {
        case editing
        case lookingUp
        case failed(CoordinateError)
        case closed
    }

    /// Makes an empty form; `finder` says where an address is, `today` is the date at first.
    public init(finder: any CoordinateFinding, today: Date = Date()) {
        self.finder = finder
        data = ToDoItemData(date: today)
    }

    /// The form is not on the screen any more: what is under way is given up.
    public func viewDidDisappear() {
        giveUp()
    }

    /// What the form shows now, from the top.
    public var elements: [FormElement] {
        var elements = fields
        if let note { elements.append(FormElement(label: note, control: .note)) }
        return elements + buttons
    }

    private var buttons: [FormElement] {
        var buttons = [button("Save", isEnabled: canSave) { self.save() }]
        if case .failed = state {
            buttons.append(button("Save anyway") { self.saveAnyway() })
        }
        return buttons + [button("Cancel", isEnabled: state != .closed) { self.cancel() }]
    }

    private var fields: [FormElement] {
        var fields = [
            field("Title", .text(binding(\.title))),
            field("With a date", .toggle(binding(\.withDate))),
        ]
        if data.withDate { fields.append(field("Date", .date(binding(\.date)))) }
        return fields + [
            field("Location name", .text(binding(\.locationName))),
            field("Address", .text(binding(\.addressString))),
            field("Description", .text(binding(\.itemDescription))),
        ]
    }

    private var note: String? {
        switch state {
        case .editing, .closed: nil
        case .lookingUp: "Looking for the address …"
        case .failed(.notFound): "This address was not found. Change it or delete it."
        case .failed(.noAnswer): "Nobody answered. Save again, or delete the address."
        }
    }

    private var canEdit: Bool {
        switch state {
        case .editing, .failed: true
        case .lookingUp, .closed: false
        }
    }

    private var canSave: Bool {
        canEdit && !data.title.isBlank
    }

    private func save() {
        guard canSave else { return }
        guard let address = data.addressString.nilIfBlank else { return finish(nil) }
        state = .lookingUp
        question = UUID()
        lookUp = finder.coordinate(for: address) { [weak self, question] result in
            if question == self?.question { self?.found(result) }
        }
    }

    private func saveAnyway() {
        guard canSave else { return }
        finish(nil)
    }

    private func found(_ result: Result<Coordinate, CoordinateError>) {
        guard state == .lookingUp else { return }
        switch result {
        case .success(let coordinate): finish(coordinate)
        case .failure(let error): state = .failed(error)
        }
    }

    private func finish(_ coordinate: Coordinate?) {
        state = .closed
        delegate?.didSave(ToDoItem(data, coordinate: coordinate))
    }

    private func cancel() {
        guard state != .closed else { return }
        giveUp()
        state = .closed
        delegate?.didCancel()
    }

    private func giveUp() {
        lookUp = nil
        if state == .lookingUp { state = .editing }
    }

    /// What is being saved cannot be changed meanwhile.
    private func field(_ label: String, _ control: FormElement.Control) -> FormElement {
        FormElement(label: label, control: control, isEnabled: canEdit)
    }

    private func button(
        _ label: String, isEnabled: Bool = true, action: @escaping () -> Void
    ) -> FormElement {
        FormElement(label: label, control: .button(action), isEnabled: isEnabled)
    }

    private func binding<Value>(_ path: WritableKeyPath<ToDoItemData, Value>) -> Binding<Value> {
        Binding(get: { self.data[keyPath: path] }, set: { self.change(path, to: $0) })
    }

    private func change<Value>(_ path: WritableKeyPath<ToDoItemData, Value>, to value: Value) {
        guard canEdit else { return }
        data[keyPath: path] = value
        state = .editing
    }
}
