/// Why a report is not to be believed.
enum Trouble: Equatable {
    case locked
    /// In the sensor's own words.
    case other(String)
}

extension Trouble {
    var text: String {
        switch self {
        case .locked: "The hen house is locked: please open it"
        case .other(let words): words
        }
    }
}
