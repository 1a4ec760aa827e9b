// …

extension ToDoItem {
    // …

    // cut: init(_ data: ToDoItemData)

    /// The item that was typed: what was left empty is not there.
    init(_ data: ToDoItemData, coordinate: Coordinate?) {
        self.init(
            title: data.title.trimmingCharacters(in: .whitespacesAndNewlines),
            itemDescription: data.itemDescription.nilIfBlank,
            dueDate: data.hasDueDate ? data.date : nil,
            location: Location(data, coordinate: coordinate))
    }
}

extension Location {
    /// nil without a name and an address; an address without a name is its own name.
    init?(_ data: ToDoItemData, coordinate: Coordinate?) {
        let address = data.address.nilIfBlank
        guard let name = data.locationName.nilIfBlank ?? address else { return nil }
        self.init(name: name, coordinate: coordinate, address: address)
    }
}

// …
