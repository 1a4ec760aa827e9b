import Foundation

/// What was sent as a form in several parts, by their names.
struct MultipartForm {
    private var parts: [String: Data] = [:]

    /// Nil if it does not end as it should.
    init?(_ body: Data, type: String) {
        guard type.hasPrefix("multipart/form-data"), let mark = type.range(of: "boundary=") else {
            return nil
        }
        let boundary = type[mark.upperBound...].prefix { $0 != ";" }.replacing("\"", with: "")
        let line = Data("\r\n--\(boundary)".utf8)
        var rest = (Data("\r\n".utf8) + body)[...]
        guard rest.starts(with: line) else { return nil }
        rest = rest.dropFirst(line.count)
        while rest.starts(with: Data("\r\n".utf8)) {
            rest = rest.dropFirst(2)
            guard let end = rest.range(of: line) else { return nil }
            guard let gap = rest[..<end.lowerBound].range(of: Data("\r\n\r\n".utf8)) else {
                return nil
            }
            let head = String(decoding: rest[..<gap.lowerBound], as: UTF8.self)
            if let name = head.firstMatch(of: /; *name="([^"]*)"/)?.1 {
                parts[String(name)] = Data(rest[gap.upperBound..<end.lowerBound])
            }
            rest = rest[end.upperBound...]
        }
        guard rest.starts(with: Data("--".utf8)) else { return nil }
    }

    subscript(name: String) -> Data? { parts[name] }
}
