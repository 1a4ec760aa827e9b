// …

@MainActor
struct ContentTests {
    // …

    @Test func `the address is shown, and is gone with the next item`() {
        let station = Location(name: "Central station", address: "Station Road 1")
        screen.show(ToDoItem(title: "Buy tickets", location: station))
        #expect(view.addressText == "Station Road 1")

        screen.show(ToDoItem(title: "Call Mum", location: Location(name: "Home")))
        #expect(view.addressText == "")
    }
}
