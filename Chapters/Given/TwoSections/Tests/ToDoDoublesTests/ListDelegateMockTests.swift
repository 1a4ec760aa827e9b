import ItemModel
import Testing
import ToDoDoubles

private let milk = ToDoItem(title: "Buy milk")
private let mum = ToDoItem(title: "Call Mum")

@Suite(.disabled("chapter 11: the mock"))
@MainActor
struct ListDelegateMockTests {
    private let sut = ListDelegateMock(expecting: .didSelect(milk), .didSelect(mum))

    @Test(arguments: [
        ([milk], "[didSelect Buy milk]"),
        ([mum, milk], "[didSelect Call Mum, didSelect Buy milk]"),
        ([milk, mum, mum], "[didSelect Buy milk, didSelect Call Mum, didSelect Call Mum]"),
    ])
    func `anything else fails at the line of the call`(told: [ToDoItem], got: String) {
        for item in told { sut.didSelect(item) }

        let line = #line + 2
        withKnownIssue {
            sut.verify()
        } matching: { issue in
            let text = "expected [didSelect Buy milk, didSelect Call Mum], got \(got)"
            let place = issue.sourceLocation
            return place?.fileID == #fileID && place?.line == line
                && issue.comments == [Comment(rawValue: text)]
        }
    }

    @Test func `it hears the plus, too`() {
        let sut = ListDelegateMock(expecting: .didTapAdd)

        sut.didTapAdd()

        sut.verify()
    }
}
