import Foundation
import ItemModel
import ListPresenter
import Testing

@MainActor
struct DueDateTests {
    @Test(arguments: [
        ("en_GB", "GMT", "3 May 2026"),
        ("en_US", "America/New_York", "May 3, 2026"),
        ("ja_JP", "Asia/Tokyo", "2026/05/04"),
    ])
    func `a row shows the date of its item`(language: String, zone: String, text: String) throws {
        let formatter = DateFormatter.dueDate(
            locale: Locale(identifier: language),
            timeZone: try #require(TimeZone(identifier: zone)))
        let screen = ListScreen(dateFormatter: formatter)

        screen.store.send([
            ToDoItem(title: "Buy tickets", dueDate: Date(timeIntervalSince1970: 1_777_852_500))
        ])

        #expect(screen.cell(0).dateText == text)
    }
}
