import InputForm

/// A screen that remembers what could be used when it was last told to show the form.
public final class FormViewSpy: FormView {
    private let form: InputForm
    /// The labels of what was not greyed out then.
    public private(set) var active: [String] = []

    /// Looks at the elements of `form` each time it is told to show them.
    public init(_ form: InputForm) {
        self.form = form
    }

    /// Remembers what is not greyed out now.
    public func showForm() {
        active = form.elements.filter(\.isEnabled).map(\.label)
    }
}
