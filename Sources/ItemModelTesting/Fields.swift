/// The values inside `value`, by names such as `location.name`; nil has none.
func fields(of value: Any, name: String = "") -> [String: AnyHashable] {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
        return mirror.children.first.map { fields(of: $0.value, name: name) } ?? [:]
    }
    let parts = mirror.children.filter { $0.label != nil }
    if parts.isEmpty {
        return [name: value as? AnyHashable ?? AnyHashable("\(value)")]
    }
    return parts.reduce(into: [:]) { found, part in
        let path = [name, part.label ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
        found.merge(fields(of: part.value, name: path)) { $1 }
    }
}
