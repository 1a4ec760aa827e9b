import Foundation
import ItemModel

/// A form for one item. What can be seen in it depends on its state, and on nothing else.
@MainActor
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

    private enum State: Equatable {
        case editing
        /// The task asks, and hears the answer.
        case lookingUp(Task<Void, Never>)
        case failed(note: String)
        case closed
    }

    /// Makes an empty form; `finder` says where an address is, `today` is the date at first.
    public init(finder: any CoordinateFinding, today: Date = Date()) {
        self.finder = finder
        data = ToDoItemData(date: today)
    }

    deinit {
        if case .lookingUp(let task) = state { task.cancel() }
    }

    /// What asks where the address is; nil if nobody is asked now.
    public var lookUp: Task<Void, Never>? {
        if case .lookingUp(let task) = state { task } else { nil }
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

    private var note: String? {
        switch state {
        case .editing, .closed: nil
        case .lookingUp: "Looking for the address …"
        case .failed(let note): note
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
        guard let address = data.address.nilIfBlank else { return finish(nil) }
        state = .lookingUp(
            Task { [weak self, finder] in
                // NB: The form is not kept while somebody looks for the address.
                let answer = await finder.answer(to: address)
                self?.hear(answer)
            })
    }

    private func saveAnyway() {
        guard canSave else { return }
        finish(nil)
    }

    /// Whoever gave up wants no answer, though one may come.
    private func hear(_ answer: Result<Coordinate, CoordinateError>) {
        if Task.isCancelled { return }
        switch answer {
        case .success(let coordinate): finish(coordinate)
        case .failure(.notFound):
            state = .failed(note: "This address was not found. Change it or delete it.")
        case .failure(.noAnswer):
            state = .failed(note: "Nobody answered. Save again, or delete the address.")
        case .failure(.cancelled): state = .editing
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
        guard let lookUp else { return }
        lookUp.cancel()
        state = .failed(note: "Nobody has found the address yet. Save again, or delete it.")
    }

    private var fields: [FormElement] {
        var fields = [
            field("Title", .text(binding(\.title))),
            field("With a date", .toggle(binding(\.hasDueDate))),
        ]
        if data.hasDueDate { fields.append(field("Date", .date(binding(\.date)))) }
        return fields + [
            field("Location name", .text(binding(\.locationName))),
            field("Address", .text(binding(\.address))),
            field("Description", .text(binding(\.itemDescription))),
        ]
    }

    /// What is being saved cannot be changed meanwhile.
    private func field(_ label: String, _ control: FormElement.Control) -> FormElement {
        FormElement(label: label, control: control, isEnabled: canEdit)
    }

    private func binding<Value>(_ path: WritableKeyPath<ToDoItemData, Value>) -> Binding<Value> {
        Binding(get: { self.data[keyPath: path] }, set: { self.change(path, to: $0) })
    }

    private func change<Value>(_ path: WritableKeyPath<ToDoItemData, Value>, to value: Value) {
        guard canEdit else { return }
        data[keyPath: path] = value
        state = .editing
    }

    private func button(
        _ label: String, isEnabled: Bool = true, action: @escaping () -> Void
    ) -> FormElement {
        FormElement(label: label, control: .button(action), isEnabled: isEnabled)
    }
}

extension CoordinateFinding {
    /// The same as `coordinate(for:)`, as a value.
    public func answer(to address: String) async -> Result<Coordinate, CoordinateError> {
        do throws(CoordinateError) {
            return .success(try await coordinate(for: address))
        } catch {
            return .failure(error)
        }
    }
}
