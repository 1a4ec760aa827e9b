final class TextDetailView: DetailView {
    private(set) var text = ""

    func show(_ details: Details) {}
}
