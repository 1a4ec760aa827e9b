import Testing

@testable import InputForm
@testable import ToDoDoubles

@MainActor
struct FormDriverTests {
    @Test(arguments: [
        ("Location", "0 called “Location” among: Title, Title, Location name"),
        ("Title", "2 called “Title” among: Title, Title, Location name"),
        ("title", "0 called “title” among: Title, Title, Location name"),
    ])
    func `a label has to be there once`(label: String, complaint: String) {
        let nowhere = Binding(get: { "" }, set: { _ in })
        let elements = ["Title", "Title", "Location name"].map {
            FormElement(label: $0, control: .text(nowhere))
        }

        #expect(throws: FormDriverError(complaint)) { try elements.called(label) }
    }
}
