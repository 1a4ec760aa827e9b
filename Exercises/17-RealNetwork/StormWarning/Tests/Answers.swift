/// Keeps what a completion is told, in order: texts, and errors.
final class Answers {
    private(set) var texts: [String] = []
    private(set) var errors: [any Error] = []

    func add(_ result: Result<String, any Error>) {
        switch result {
        case .success(let text): texts.append(text)
        case .failure(let error): errors.append(error)
        }
    }
}
