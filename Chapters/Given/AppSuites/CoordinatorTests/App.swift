// …

/// A coordinator over a real store, whose file is in a folder of its own.
@MainActor
final class App {
    // …

    init(navigator: NavigatorSpy = NavigatorSpy()) throws {
        self.navigator = navigator
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = ToDoItemStore(directory: folder)
        sut = Coordinator(
            navigator: navigator, store: store, finder: finder,
            dateFormatter: .dueDate(
                locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "UTC") ?? .gmt))
    }

    // …
}
