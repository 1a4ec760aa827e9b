import Testing
import WalkingSkeleton

struct ListScreenTests {
    @Test func `each thing has a row with its number`() {
        let items = [Item(title: "Buy milk"), Item(title: "Call Mum")]

        let screen = ListScreen(items)

        #expect(screen.text == "1 Buy milk\n2 Call Mum")
    }

    @Test func `an empty list says that it is empty`() {
        #expect(ListScreen([]).text == "Nothing to do.")
    }
}
