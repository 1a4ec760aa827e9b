import DueDate
import Foundation
import InputForm
import ItemModel
import Store
import TerminalText
import ToDoDoubles
import ToDoText

/// The app over a real store in a folder of its own, with keys to press and lines to read.
@MainActor
public final class TextApp {
    /// The real store, in a folder of its own.
    public let store: ToDoItemStore
    /// Whom the app asks for coordinates, unless it is somebody else.
    public let finder = CoordinateFinderGate()
    /// The app itself.
    public let sut: ToDoApp
    /// The size of the screen: 72 columns and 12 rows at first.
    public var size = Size(columns: 72, rows: 12)
    /// Where the list is; it goes with this.
    public let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("ToDoTextTests-" + UUID().uuidString)

    /// An app with these items in its list.
    public init(with items: ToDoItem..., asking someone: (any CoordinateFinding)? = nil) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = ToDoItemStore(directory: folder)
        for item in items { store.add(item) }
        var calendar = Calendar(identifier: .gregorian)
        // NB: hardly any machine is in this zone, so a test notices where it is forgotten.
        calendar.timeZone = TimeZone(identifier: "Pacific/Kiritimati") ?? .gmt
        sut = ToDoApp(
            store: store, finder: someone ?? finder,
            dates: .dueDate(locale: Locale(identifier: "en_GB"), timeZone: calendar.timeZone),
            calendar: calendar)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Presses these keys, one after the other.
    public func press(_ keys: Key...) {
        for key in keys {
            _ = picture
            sut.press(key)
        }
    }

    /// Types this text, letter by letter.
    public func type(_ text: String) {
        for letter in text { sut.press(.character(letter)) }
    }

    /// What is on the screen now.
    public var picture: Picture { sut.picture(size) }

    /// What can be read, without the empty lines above the keys.
    public var lines: [String] { picture.lines.map(\.text).filter { !$0.isEmpty } }
}
