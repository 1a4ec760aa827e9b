final class TextListView: ListView {
    private(set) var text = ""

    func show(open: [Row], done: [Row]) {}
}
