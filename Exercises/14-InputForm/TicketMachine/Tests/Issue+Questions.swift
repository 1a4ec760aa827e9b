import Testing

extension Issue {
    func hasText(_ text: String) -> Bool {
        comments.map(\.rawValue) == [text]
    }

    func isAt(line: Int, fileID: String = #fileID) -> Bool {
        sourceLocation?.line == line && sourceLocation?.fileID == fileID
    }
}
