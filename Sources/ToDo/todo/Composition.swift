import APIClient
import DueDate
import Foundation
import Store
import ToDoText

/// Puts the live parts together. No other file knows which ones they are.
func makeApp(_ file: URL) -> ToDoApp {
    let store = ToDoItemStore(
        directory: file.deletingLastPathComponent(), fileName: file.lastPathComponent)
    let finder = AddressFinder(geocoder: PlaceTable())
    let locale = Locale(environment: ProcessInfo.processInfo.environment)
    return ToDoApp(
        store: store, finder: finder, dates: .dueDate(locale: locale), calendar: .current)
}
