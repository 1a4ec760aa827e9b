import Foundation
import InputForm
import ItemModel

/// An item as the server sends it: it knows neither our ids nor what is done.
struct WireItem: Decodable {
    /// A title that can be seen.
    struct Title: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            text = try value.decode(String.self)
            if text.isBlank {
                throw DecodingError.dataCorruptedError(in: value, debugDescription: "no title")
            }
        }
    }

    let title: Title
    let description: String?
    /// Seconds since 1970.
    let due: Double?
    let place: WirePlace?

    var item: ToDoItem {
        ToDoItem(
            title: title.text, itemDescription: description,
            dueDate: due.map(Date.init(timeIntervalSince1970:)),
            location: place?.location)
    }
}

extension WirePlace {
    var location: Location {
        Location(name: name, coordinate: coordinate, address: address)
    }
}
