import APIClient
import Foundation
import ToDoText

/// Puts what is on the list of this server on ours. Returns what went wrong, nil if all is well.
@MainActor
func takeOver(from server: URL, into app: ToDoApp) async -> String? {
    do throws(APIError) {
        app.takeOver(try await client(of: server).toDoItems())
        return nil
    } catch {
        return "Nothing was taken over from \(server.absoluteString): \(sentence(for: error))."
    }
}

private func sentence(for error: APIError) -> String {
    switch error {
    case .noAnswer: "nobody answers there"
    case .status(let status): "the server says \(status)"
    case .notHTTP, .unexpectedBody: "what is there is no list"
    case .cancelled: "it was given up"
    }
}
