final class TextFormView: FormView {
    private(set) var text = ""

    func show(_ form: Form) {}
}
