import Foundation
import InputForm
import TerminalText
import Testing
import ToDoDoubles
import ToDoTextTesting

@testable import ToDoText

@MainActor
struct FormScreenTests {
    private let app: TextApp

    init() throws {
        app = try TextApp()
        app.press(.character("a"))
    }

    @Test func `an empty form shows its fields and what can be done`() {
        #expect(
            app.lines == [
                "New item", "> Title: ", "  [ ] With a date", "  Location name: ", "  Address: ",
                "  Description: ", "  (Save)   [Cancel]", "Tab next  Esc cancel",
            ])
        #expect(app.picture.caret == Picture.Place(row: 1, column: 9))
    }

    @Test func `what is typed stands in its field, and the caret behind it`() {
        app.type("Buy 牛乳")

        #expect(app.lines[1] == "> Title: Buy 牛乳")
        #expect(app.picture.caret == Picture.Place(row: 1, column: 17))
        #expect(app.lines.last == "Tab next  Ctrl-S save  Esc cancel")
    }

    @Test func `a text can be mended in its middle`() {
        app.type("Cal Mums")
        app.press(.backspace, .left, .left, .left, .left, .character("l"))

        #expect(app.lines[1] == "> Title: Call Mum")
        #expect(app.picture.caret == Picture.Place(row: 1, column: 13))
    }

    @Test func `Tab, Return and the arrows go through all that can be used, and round again`() {
        app.type("Call Mum")
        app.press(.tab, .enter, .down, .down, .tab)
        #expect(app.lines.contains("> [Save]   [Cancel]"))

        app.press(.tab, .tab)
        #expect(app.lines.contains("> Title: Call Mum"))

        app.press(.backTab)
        #expect(app.lines.contains("  [Save] > [Cancel]"))
    }

    @Test func `a date appears when it is wanted, and arrows change it`() throws {
        app.press(.tab, .character(" "), .tab)
        let screen = try #require(app.sut.screens.form)
        let steps: [(Key, Calendar.Component, Int)] = [
            (.right, .day, 1), (.pageDown, .month, 1), (.left, .day, -1), (.pageUp, .month, -1),
        ]

        for (key, unit, count) in steps {
            let before = screen.form.data.date
            let after = try #require(screen.calendar.date(byAdding: unit, value: count, to: before))
            app.press(key)
            #expect(app.lines.contains("> Date: " + screen.dates.string(from: after)))
        }

        #expect(app.lines.last == "←→ day  PgUp PgDn month  Tab next  Esc cancel")
    }

    @Test func `Save on its button saves, and the list is seen`() {
        app.type("Call Mum")
        app.press(.backTab, .backTab, .enter)

        #expect(app.lines[1] == "> [ ] Call Mum")
    }

    @Test func `Escape gives up, and the list is seen`() {
        app.type("Call Mum")
        app.press(.escape)

        #expect(app.lines[1] == "Nothing to do.")
    }

    @Test func `an address that nobody knows is said, and can be changed`() async throws {
        app.type("Buy tickets")
        app.press(.tab, .tab, .tab)
        app.type("1 Station Road")
        app.press(.control("s"))
        #expect(app.lines.contains("Looking for the address …"))

        let form = try #require(app.sut.screens.form).form
        await app.finder.answer(.failure(.notFound), to: form)
        #expect(app.lines.contains("This address was not found. Change it or delete it."))
        app.press(.control("u"), .control("s"))

        #expect(app.store.items.value.map(\.title) == ["Buy tickets"])
    }

    @Test func `while the address is looked for, nothing is changed`() {
        app.type("Buy tickets")
        app.press(.tab, .tab, .tab)
        app.type("1 Station Road")
        app.press(.control("s"))

        app.type("x")

        #expect(app.lines.contains("> Address: 1 Station Road"))
    }

    @Test func `a letter and its accent are one`() {
        app.press(.character("K"), .character("a"), .character("\u{308}"), .backspace)

        #expect(app.lines[1] == "> Title: K")
    }

    @Test func `a text that was pasted is one line, and no keys`() {
        app.press(.paste("Call Mum\rq"))

        #expect(app.lines[1] == "> Title: Call Mum q")
    }

    @Test func `where the end of a pasted text does not come, the keys say so`() {
        app.size.columns = 40

        app.sut.isPasteOpen = true

        #expect(
            app.lines.suffix(3) == [
                "Waiting for the end of the pasted text.", "If it does not come, paste something",
                "once more.",
            ])
    }

    @Test func `of a long text, the end is seen`() {
        app.size.columns = 20
        app.type("Return the books to the library")

        #expect(app.lines[1] == "> Title: he library")
        #expect(app.picture.caret?.column == 19)
    }

    @Test func `in a small terminal the field in use is seen`() {
        app.size.rows = 4
        app.press(.backTab)

        #expect(app.picture.lines.contains { $0.text.contains("> [Cancel]") })
        app.press(.tab)
        #expect(app.picture.lines.contains { $0.text.hasPrefix("> Title") })
    }

    @Test func `each control says which keys it has`() {
        app.press(.tab)
        #expect(app.lines.last == "Space yes or no  Tab next  Esc cancel")

        app.press(.backTab, .backTab)

        #expect(app.lines.last == "Return cancel  Tab next  Esc cancel")
    }

    @Test func `what cannot be used is passed over`() {
        app.press(.backTab, .backTab)

        #expect(app.lines.contains("> Description: "))
    }

    @Test func `when what is chosen is gone, the keys begin at the top`() throws {
        let form = InputForm(finder: CoordinateFinderGate())
        let sut = FormScreen(form, dates: DateFormatter(), calendar: .current)
        for key in [Key.tab, .character(" "), .tab] { _ = sut.press(key) }
        #expect(sut.focus == "Date")

        try FormDriver(form).flip("With a date")
        #expect(sut.hints.map(\.key) == ["Tab", "Esc"])
        _ = sut.press(.tab)

        #expect(sut.focus == "With a date")
    }
}
