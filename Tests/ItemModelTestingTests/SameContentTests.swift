import ItemModel
import ItemModelTesting
import Testing

struct SameContentTests {
    private let item = ToDoItem(
        title: "Water the plants", itemDescription: "Not the cactus", timestamp: 42.195,
        location: Location(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 2)))

    @Test func `the same content passes in silence`() {
        assertSameContent(item, expected: item)
    }

    @Test(arguments: [
        "title", "itemDescription", "timestamp", "location.name",
        "location.coordinate.latitude", "location.coordinate.longitude",
    ])
    func `a field that differs is named`(field: String) {
        let other = ToDoItem(
            title: "Feed the cat", itemDescription: "Dry food", timestamp: 12.5,
            location: Location(name: "Home", coordinate: Coordinate(latitude: 3, longitude: 4)))

        withKnownIssue {
            assertSameContent(other, expected: item)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("\"\(field)\" differs") }
        }
    }

    @Test func `a field that is nil on one side is missing there, at the caller's line`() {
        let line = #line + 3

        withKnownIssue {
            assertSameContent(ToDoItem(title: "Water the plants"), expected: item)
        } matching: { issue in
            let isNamed = issue.comments.contains {
                $0.rawValue.contains("\"location.name\" is missing")
            }
            return isNamed && issue.sourceLocation?.line == line
        }
    }
}
