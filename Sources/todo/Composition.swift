import APIClient
import DueDate
import Foundation
import Store
import ToDoText

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Puts the live parts together. No other file knows which ones they are.
func makeApp(_ file: URL) -> ToDoApp {
    let store = ToDoItemStore(
        directory: file.deletingLastPathComponent(), fileName: file.lastPathComponent)
    let client = APIClient(
        geocoder: PlaceTable(), session: NoServer(), server: URL(fileURLWithPath: "/"))
    let locale = Locale(environment: ProcessInfo.processInfo.environment)
    return ToDoApp(
        store: store, finder: client, dates: .dueDate(locale: locale), calendar: .current)
}

/// The app asks no server.
// NB: A live session would make a folder for its cache, used or not.
private struct NoServer: HTTPSession {
    func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        throw URLError(.cannotConnectToHost)
    }
}
