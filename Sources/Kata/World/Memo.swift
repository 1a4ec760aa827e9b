import Foundation

/// Remembers what was made of some files, until one of them has other bytes.
struct Memo: Sendable {
    /// Where it is remembered; nothing breaks if nothing can be written there.
    let folder: URL
    let root: URL

    /// What `make` makes of the files at `paths`, made anew only if one of them has changed or the
    /// program has.
    func value<Value: Codable>(
        _ name: String, of paths: [String], make: () throws -> Value
    ) throws -> Value {
        let key = key(paths)
        let file = folder.appendingPathComponent(name)
        if let data = FileManager.default.contents(atPath: file.path),
            // Bytes are compared, as no digest of them is made in less time than that.
            data.count > key.count, data.prefix(key.count) == key,
            let value = try? JSONDecoder().decode(Value.self, from: data.dropFirst(key.count))
        {
            return value
        }
        let value = try make()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? (key + JSONEncoder().encode(value)).write(to: file, options: .atomic)
        return value
    }

    /// The program, the names of the files, and all their bytes.
    private func key(_ paths: [String]) -> Data {
        var key = Data("\(Self.program)\n".utf8)
        for path in paths {
            let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
            key += Data("\(path) \(data?.count ?? -1)\n".utf8) + (data ?? Data())
        }
        return key
    }

    private static let program =
        "\(Platform.program.path) \(Platform.version(of: Platform.program) ?? "")"
}
