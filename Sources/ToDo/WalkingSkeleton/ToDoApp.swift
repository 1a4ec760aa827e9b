/// The app as a person meets it: words go in, and a screen comes out.
public final class ToDoApp {
    private let list: ToDoList
    private var notice = ""

    /// What a person sees: what went wrong, if anything did, and the list.
    public var screen: String { notice + ListScreen(list.items).text }

    /// Shows the list that is on this disk.
    public init(disk: any Disk) {
        list = ToDoList(disk: disk)
    }

    /// Does what a person has typed, such as `add Buy milk`; other words do nothing.
    public func perform(_ words: [String]) {
        guard words.first == "add" else { return }
        add(words.dropFirst().joined(separator: " "))
    }

    private func add(_ title: String) {
        guard !title.allSatisfy(\.isWhitespace) else { return }
        do {
            try list.add(Item(title: title))
        } catch {
            notice = "Not saved: \(title)\n"
        }
    }
}
