import APIClient
import DueDate
import Foundation
import Store
import ToDoText

/// Puts the live parts together. No other file knows which ones they are.
@MainActor
func makeApp(_ file: URL) -> ToDoApp {
    let store = ToDoItemStore(
        directory: file.deletingLastPathComponent(), fileName: file.lastPathComponent)
    let locale = Locale(environment: ProcessInfo.processInfo.environment)
    return ToDoApp(
        store: store, finder: PlaceTable(), dates: .dueDate(locale: locale), calendar: .current)
}
