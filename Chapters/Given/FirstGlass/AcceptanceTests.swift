// …

@MainActor
struct AcceptanceTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let cat = ToDoItem(title: "Feed the cat")
    private let tickets = ToDoItem(
        title: "Buy tickets", itemDescription: "Two window seats",
        dueDate: Date(timeIntervalSince1970: 1_777_777_777),
        location: Location(
            name: "Central station", coordinate: Coordinate(latitude: 51.25, longitude: 6.75),
            address: "Station Road 1"))

    // …
}
