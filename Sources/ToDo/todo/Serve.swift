import Foundation
import ItemModel
import RequestServer
import Store
import Terminal

/// Shows the list to others on this machine, until Return is pressed; returns the exit status.
func serve(_ file: URL) -> Int32 {
    do {
        let server = try RequestServer { request in
            guard let body = answer(to: request.path, of: file) else { return HTTPReply(404) }
            return HTTPReply(200, body)
        }
        print("Your list is at \(server.url.absoluteString) as long as this runs.")
        print("In another terminal: todo --from \(server.url.absoluteString)")
        print("Return ends it.")
        fflush(nil)
        _ = readLine()
        withExtendedLifetime(server) {}
        return 0
    } catch {
        printError("Nobody can be let in here: \(error.localizedDescription)")
        return 71
    }
}

/// What is sent when somebody asks for this path; nil if there is nothing.
private func answer(to path: String, of file: URL) -> Data? {
    guard let components = URLComponents(string: path) else { return nil }
    let items = ToDoItemStore(
        directory: file.deletingLastPathComponent(), fileName: file.lastPathComponent
    ).items.value
    switch components.path {
    case "/items": return try? JSONEncoder().encode(items.map(SentItem.init))
    case "/places":
        let wanted = components.queryItems?.first { $0.name == "address" }?.value ?? ""
        let places = items.compactMap(\.location).filter { $0.isCalled(wanted) }
        return try? JSONEncoder().encode(places.map(SentPlace.init))
    default: return nil
    }
}

extension Location {
    /// Whether this is its name or its address, in small letters or capitals.
    fileprivate func isCalled(_ text: String) -> Bool {
        [name, address].contains { $0?.caseInsensitiveCompare(text) == .orderedSame }
    }
}

/// An item as the client reads it.
private struct SentItem: Encodable {
    let title: String
    let description: String?
    let due: Double?
    let place: SentPlace?

    init(_ item: ToDoItem) {
        title = item.title
        description = item.itemDescription
        due = item.dueDate?.timeIntervalSince1970
        place = item.location.map(SentPlace.init)
    }
}

private struct SentPlace: Encodable {
    let name: String
    let address: String?
    let latitude: Double?
    let longitude: Double?

    init(_ location: Location) {
        (name, address) = (location.name, location.address)
        latitude = location.coordinate?.latitude
        longitude = location.coordinate?.longitude
    }
}
