/// The screen with the form. It shows the form's elements.
@MainActor
public protocol FormView: AnyObject {
    /// The elements may have changed.
    func showForm()
}
