/// What somebody has typed who wants a library card.
struct Application: Equatable {
    var firstName = ""
    var lastName = ""
    var street = ""
    var town = ""
    var email = ""
    var isForChild = false
    var parent = ""
}

/// There is no input with this label, or it cannot be seen.
struct NoSuchInput: Error, Equatable {
    let label: String
}
