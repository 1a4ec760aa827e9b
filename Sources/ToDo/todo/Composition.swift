import APIClient
import DueDate
import Foundation
import Store
import ToDoText

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Puts the live parts together. No other file knows which ones they are.
@MainActor
func makeApp(_ file: URL, asking server: URL? = nil) -> ToDoApp {
    let store = ToDoItemStore(
        directory: file.deletingLastPathComponent(), fileName: file.lastPathComponent)
    let locale = Locale(environment: ProcessInfo.processInfo.environment)
    return ToDoApp(
        store: store, finder: PlaceTable(), dates: .dueDate(locale: locale), calendar: .current)
}

/// Asks this server, and waits five seconds for each answer.
func client(of server: URL) -> APIClient {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 5
    return APIClient(session: URLSession(configuration: configuration), server: server)
}
