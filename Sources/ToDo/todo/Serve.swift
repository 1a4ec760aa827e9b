import APIClient
import AskedServer
import Foundation
import ItemModel
import Store
import Synchronization
import Terminal

/// Shows the list to others on this machine, until Return is pressed; returns the exit status.
func serve(_ file: URL) -> Int32 {
    do {
        let server = try AskedServer { question in
            guard let body = answer(to: question.path, of: file) else { return HTTPReply(404) }
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
        complain("Nobody can be let in here: \(error.localizedDescription)")
        return 71
    }
}

/// What is sent when somebody asks for this path; nil if there is nothing.
private func answer(to path: String, of file: URL) -> Data? {
    guard let components = URLComponents(string: path) else { return nil }
    switch components.path {
    case "/items":
        let store = ToDoItemStore(
            directory: file.deletingLastPathComponent(), fileName: file.lastPathComponent)
        return try? JSONEncoder().encode(store.items.value.map(SentItem.init))
    case "/places":
        let address = components.queryItems?.first { $0.name == "address" }?.value ?? ""
        return try? JSONEncoder().encode([place(at: address)].compactMap(\.self))
    default: return nil
    }
}

/// Waits for the table on the server's own thread; nobody else is kept waiting.
private func place(at address: String) -> SentPlace? {
    let answer = Mutex<SentPlace?>(nil)
    let isOver = DispatchSemaphore(value: 0)
    Task.detached {
        let coordinate = try? await PlaceTable().coordinate(for: address)
        answer.withLock { $0 = coordinate.map { SentPlace(name: address, $0) } }
        isOver.signal()
    }
    isOver.wait()
    return answer.withLock(\.self)
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
        due = item.timestamp
        place = item.location.map(SentPlace.init)
    }
}

private struct SentPlace: Encodable, Sendable {
    let name: String
    let address: String?
    let latitude: Double?
    let longitude: Double?

    init(_ location: Location) {
        (name, address) = (location.name, location.address)
        latitude = location.coordinate?.latitude
        longitude = location.coordinate?.longitude
    }

    init(name: String, _ coordinate: Coordinate) {
        (self.name, address) = (name, nil)
        (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
    }
}
