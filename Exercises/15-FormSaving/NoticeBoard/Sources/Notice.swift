import Foundation

/// What hangs on the board. What was not given is nil.
struct Notice: Equatable {
    let title: String
    var day: Date?
    var text: String?
    var place: Place?
}

struct Place: Equatable {
    var name: String?
    var address: String?
    var position: Position?
}

struct Position: Equatable {
    let latitude: Double
    let longitude: Double
}

extension Notice: CustomStringConvertible {
    /// What a failing test shows: all that is not nil.
    var description: String {
        [
            "“\(title)”", day.map { "day \($0)" }, text.map { "text “\($0)”" },
            place.map { "place \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }
}

extension Place: CustomStringConvertible {
    var description: String {
        let parts = [
            name.map { "name “\($0)”" }, address.map { "address “\($0)”" },
            position.map { "position \($0.latitude) \($0.longitude)" },
        ]
        return "(" + parts.compactMap(\.self).joined(separator: ", ") + ")"
    }
}
