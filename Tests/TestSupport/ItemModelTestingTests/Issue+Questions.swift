import Testing

extension Issue {
    /// Whether it says exactly this.
    func hasText(_ text: String) -> Bool {
        comments.map(\.rawValue) == [text]
    }

    /// Whether it is reported at this line of the file that asks.
    func isAt(line: Int, fileID: String = #fileID, filePath: String = #filePath) -> Bool {
        #if compiler(>=6.3)
            let path = sourceLocation?.filePath
        #else
            let path = sourceLocation?._filePath
        #endif
        return path == filePath && sourceLocation?.fileID == fileID && sourceLocation?.line == line
    }
}
