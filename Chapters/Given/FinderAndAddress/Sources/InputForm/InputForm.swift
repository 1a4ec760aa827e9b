// …

@MainActor
public final class InputForm {
    /// The screen that shows the form, held weakly.
    public weak var view: (any FormView)?
    // …
    /// What was typed so far.
    public private(set) var data: ToDoItemData
    private let finder: any CoordinateFinding

    // cut: init(today: Date = Date())

    /// Makes an empty form; `finder` says where an address is, `today` is the date at first.
    public init(finder: any CoordinateFinding, today: Date = Date()) {
        self.finder = finder
        data = ToDoItemData(date: today)
    }

    // …
}
