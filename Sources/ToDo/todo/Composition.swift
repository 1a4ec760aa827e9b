import APIClient
import DueDate
import Foundation
import InputForm
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
        store: store, finder: makeFinder(asking: server), dates: .dueDate(locale: locale),
        calendar: .current)
}

/// Where nobody answers, or nobody is asked, the table answers.
private func makeFinder(asking server: URL?) -> any CoordinateFinding {
    guard let server else { return PlaceTable() }
    let remembering = RememberingFinder(client(of: server))
    return BackupFinder(
        PatientFinder(remembering, patience: .seconds(5)), backup: PlaceTable())
}

/// Asks this server, and waits five seconds for each answer.
func client(of server: URL) -> APIClient {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 5
    return APIClient(session: URLSession(configuration: configuration), server: server)
}
