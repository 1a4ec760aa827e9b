/// The screen with the form. It shows the form's elements.
public protocol FormView: AnyObject {
    /// The elements may have changed.
    func showForm()
}
