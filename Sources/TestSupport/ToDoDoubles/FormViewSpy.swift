import InputForm

/// A screen that remembers what could be used when it was last told to show the form.
public final class FormViewSpy: FormView {
    private let form: InputForm
    /// The labels of what was not greyed out then.
    public private(set) var active: [String] = []

    public init(_ form: InputForm) {
        self.form = form
    }

    public func showForm() {
        active = form.elements.filter(\.isEnabled).map(\.label)
    }
}
