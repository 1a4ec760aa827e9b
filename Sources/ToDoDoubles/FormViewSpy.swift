import InputForm

/// A screen that draws the form when it is told to, and only then.
public final class FormViewSpy: FormView {
    private let form: InputForm
    /// The labels of what was not greyed out when it was drawn last.
    public private(set) var active: [String] = []

    public init(_ form: InputForm) {
        self.form = form
    }

    public func showForm() {
        active = form.elements.filter(\.isEnabled).map(\.label)
    }
}
