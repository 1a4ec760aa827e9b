// …

@MainActor
public final class InputForm {
    // cut: init(today: Date = Date())

    /// The screen that shows the form, held weakly.
    public weak var view: (any FormView)?
    // …
    /// What was typed so far.
    public private(set) var data: ToDoItemData
    private let finder: any CoordinateFinding

    /// Makes an empty form; `finder` says where an address is, `today` is the date at first.
    public init(finder: any CoordinateFinding, today: Date = Date()) {
        self.finder = finder
        data = ToDoItemData(date: today)
    }

    /// What asks where the address is; nil if nobody is asked now.
    public private(set) var lookUp: Task<Void, Never>?

    /// The form is not on the screen any more.
    public func viewDidDisappear() {}

    // …

    private func save() {
        guard canSave else { return }
        delegate?.didSave(ToDoItem(data, coordinate: nil))
    }

    // …
}
