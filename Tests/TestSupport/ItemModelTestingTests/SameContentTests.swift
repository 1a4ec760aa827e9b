import ItemModel
import ItemModelTesting
import Testing

struct SameContentTests {
    private let item = ToDoItem(
        title: "Water the plants", itemDescription: "Not the cactus", timestamp: 42.195,
        location: Location(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 2)))

    @Test(arguments: [
        ("title", ToDoItem(title: "Feed the cat")),
        ("itemDescription", ToDoItem(title: "Feed the cat", itemDescription: "Dry food")),
        ("timestamp", ToDoItem(title: "Feed the cat", timestamp: 12.5)),
        ("timestamp", ToDoItem(title: "Feed the cat")),
        ("location", ToDoItem(title: "Feed the cat", location: Location(name: "Office"))),
    ])
    func `what differs is named, at the caller's line`(property: String, other: ToDoItem) {
        assertSameContent(other, expected: other)

        let line = #line + 2
        withKnownIssue {
            assertSameContent(other, expected: item)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("\"\(property)\" differs")
                && text.contains("got:      \"Feed the cat\"")
                && issue.isAt(line: line)
        }
    }

    @Test func `in a list the place is named, too, and ids do not count`() {
        let milk = ToDoItem(title: "Buy milk")
        let sameMilk = ToDoItem(title: "Buy milk")
        assertSameContent([milk], expected: [sameMilk])

        let line = #line + 2
        withKnownIssue {
            assertSameContent([milk, milk], expected: [sameMilk, item, milk])
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.hasPrefix("Entries that differ: 9 of 15")
                && text.contains("\"[1].title\" differs")
                && text.contains("expected: \"Water the plants\"")
                && issue.isAt(line: line)
        }
    }

    @Test func `an item too few or too many is a difference`() {
        withKnownIssue { assertSameContent([], expected: [item]) }
        withKnownIssue { assertSameContent([item], expected: []) }
    }
}
