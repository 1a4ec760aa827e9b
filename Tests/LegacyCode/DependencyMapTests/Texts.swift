import Foundation

/// The texts of the Swift files in a folder such as `Sources/MyBiz/Found`.
///
/// In the course, `Sources` and `Tests` have folders in between, and both have the same.
func texts(in folder: String) throws -> [String] {
    let here = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    let tests = here.lastIndex(of: "Tests") ?? 0
    let between = here[tests...].dropFirst().dropLast(2)
    let names = folder.split(separator: "/")
    let path = here[..<tests] + names.prefix(1) + between + names.dropFirst()
    let url = URL(filePath: path.joined(separator: "/"))
    return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
}

/// What has come into `lines`, and what has gone, since they were held in the file `name`.
///
/// With `RECORD=1`, it writes that file instead.
func changes(of lines: [String], since name: String) throws -> [String] {
    let file = URL(filePath: name, relativeTo: URL(filePath: #filePath))
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
        let text = lines.map { $0 + "\n" }.joined()
        try text.write(to: file, atomically: true, encoding: .utf8)
        return ["\(name) is written. Read it, then run again."]
    }
    let held = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n").map(String.init)
    return lines.filter { !held.contains($0) }.map { "+ " + $0 }
        + held.filter { !lines.contains($0) }.map { "- " + $0 }
}
