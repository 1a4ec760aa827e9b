import Foundation

extension Cell {
    /// What `sandbox-exec` reads.
    ///
    /// NB: the last rule that fits decides.
    func profile(_ folder: URL) -> String {
        func quoted(_ path: String) -> String {
            "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let readable = [toolchain.bin + "/..", toolchain.frameworks + "/../../..", folder.path]
            .map { "(subpath \(quoted(URL(fileURLWithPath: $0).standardizedFileURL.path)))" }
        return """
            (version 1)
            (allow default)
            (deny network*)
            (allow network* (local ip "localhost:*"))
            (allow network-outbound (remote ip "localhost:*"))
            (deny file-write*)
            (allow file-write* (subpath \(quoted(folder.path))) (literal "/dev/null"))
            (deny file-read-data (subpath \(quoted(home))))
            (allow file-read-data \(readable.joined(separator: " ")))
            """
    }
}
