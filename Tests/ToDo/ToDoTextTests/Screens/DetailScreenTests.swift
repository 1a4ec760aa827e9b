import ItemModel
import TerminalText
import Testing
import ToDoTextTesting

@testable import ToDoText

@MainActor
struct DetailScreenTests {
    private let tickets = ToDoItem(
        title: "Buy tickets", itemDescription: "Two window seats",
        location: Location(
            name: "Central station", coordinate: Coordinate(latitude: 51.5, longitude: -0.125),
            address: "Euston Road"))
    private let milk = ToDoItem(title: "Buy milk")

    @Test func `there is all about an item, and what can be done is in sight`() throws {
        let app = try TextApp(with: tickets)

        app.press(.enter)

        #expect(
            app.lines.prefix(6) == [
                "Buy tickets", "Location: Central station", "Address: Euston Road",
                "Description: Two window seats", "[Done]", "Map: 51.5, -0.125",
            ])
        #expect(app.lines.last == "d done  ↑↓ scroll  Esc back")
    }

    @Test func `what is not there leaves no gap`() throws {
        let app = try TextApp(with: milk)

        app.press(.enter)

        #expect(app.lines == ["Buy milk", "[Done]", "d done  Esc back"])
    }

    @Test func `the map marks the place`() throws {
        let app = try TextApp(with: tickets)
        app.size.rows = 40

        app.press(.enter)

        let map = app.picture.lines.map(\.text).dropFirst(6)
        #expect(
            map.filter { $0.contains("X") } == [
                "         ...........         X......................."
            ])
    }

    @Test func `where there is just room for the map, it is there`() throws {
        let app = try TextApp(with: tickets)
        app.size = Size(columns: 60, rows: 40)

        app.press(.enter)

        #expect(app.lines.contains { $0.contains("X") })
    }

    @Test func `where there is no room for the map, there is none`() throws {
        let app = try TextApp(with: tickets)
        app.size = Size(columns: 59, rows: 40)

        app.press(.enter)

        #expect(app.lines.dropFirst(5) == ["Map: 51.5, -0.125", "d done  Esc back"])
    }

    @Test(arguments: [
        (90.0, -180.0, 0, 0), (-90.0, 180.0, 19, 59), (0.0, 0.0, 11, 30), (84.0, -174.1, 0, 0),
        (51.5, -0.1, 4, 29), (77.0, 0.0, 0, 30), (76.5, 0.0, 1, 30), (1e300, -1e300, 0, 0),
        (-1e300, 1e300, 19, 59), (-.infinity, .infinity, 19, 59), (.nan, .nan, 0, 0),
    ])
    func `every place on earth is on the map`(
        latitude: Double, longitude: Double, row: Int, column: Int
    ) {
        let map = WorldMap(center: Coordinate(latitude: latitude, longitude: longitude)).lines

        let marked = map.indices.filter { map[$0].contains("X") }
        #expect(marked == [row])
        #expect(map[row].prefix { $0 != "X" }.count == column)
        #expect(!map[row].hasSuffix(" "))
    }

    @Test func `a place that was taken away is not shown any more`() throws {
        let app = try TextApp(with: tickets)
        app.press(.enter)

        app.store.change { _ in [ToDoItem(id: tickets.id, title: "Buy tickets")] }

        #expect(app.lines == ["Buy tickets", "[Done]", "d done  Esc back"])
    }

    @Test func `d checks what is shown`() throws {
        let app = try TextApp(with: milk, tickets)

        app.press(.down, .enter, .character("d"))

        #expect(app.store.items.value.map(\.done) == [false, true])
    }

    @Test func `who has scrolled too far goes back at once`() throws {
        let app = try TextApp(with: tickets)
        app.size.rows = 4
        app.press(.enter)
        for _ in 1...50 { app.press(.down) }
        let last = app.lines

        app.press(.up)

        #expect(app.lines[1] == last[0])
    }

    @Test func `Escape goes back to the row that was chosen`() throws {
        let app = try TextApp(with: milk, tickets)

        app.press(.down, .enter, .escape)

        #expect(app.lines[2] == "> [ ] Buy tickets · Central station")
    }

    @Test func `what can be done is in sight at once`() throws {
        let app = try TextApp(with: tickets)
        app.size = Size(columns: 59, rows: 6)

        app.press(.enter)

        #expect(app.picture.lines.last?.text == "d done  ↑↓ scroll  Esc back")
    }

    @Test func `what has just room is not scrolled`() throws {
        let app = try TextApp(with: milk)
        app.size.rows = 3

        app.press(.enter)

        #expect(app.lines == ["Buy milk", "[Done]", "d done  Esc back"])
    }

    @Test func `arrows go down and up by one line`() throws {
        let app = try TextApp(with: tickets)
        app.size.rows = 4

        app.press(.enter, .down)
        #expect(app.lines.first == "Location: Central station")
        app.press(.up)

        #expect(app.lines.first == "Buy tickets")
    }

    @Test func `where there is room for one line, it is the title`() throws {
        let app = try TextApp(with: milk)
        app.size.rows = 2

        app.press(.enter)

        #expect(app.lines.first == "Buy milk")
    }

    @Test func `a title goes on below where the terminal ends`() throws {
        let app = try TextApp(with: ToDoItem(title: String(repeating: "x", count: 73)))

        app.press(.enter)

        #expect(app.lines[0...1] == [String(repeating: "x", count: 72), "x"])
    }
}
