/// What a list screen must be able to do.
protocol ListView: AnyObject {
    func show(open: [Row], done: [Row])
}

/// What a details screen must be able to do.
protocol DetailView: AnyObject {
    func show(_ details: Details)
}

/// What a form must be able to do.
protocol FormView: AnyObject {
    func show(_ form: Form)
}

struct Row {
    var title: String
    var date: String?
    var location: String?
}

struct Details {
    var title: String
    var date: String?
    var locationName: String?
    var address: String?
    var itemDescription: String?
    var coordinate: Coordinate?
    var done = false
}

struct Coordinate {
    var latitude: Double
    var longitude: Double
}

/// What has been typed so far. A text that has not been typed is empty.
struct Form {
    var title = ""
    /// Whether the item is to have a date at all.
    var hasDueDate = false
    var date = ""
    var locationName = ""
    var address = ""
    var itemDescription = ""
}
