import Foundation
import ItemModel
import Testing
import ToDoText
import ToDoTextTesting

/// Where there is no terminal: lines go in, lines come out.
@MainActor
struct LineTests {
    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")

    @Test func `the list is written with numbers and with what can be typed`() throws {
        let app = try TextApp(with: milk, mum)
        app.store.check(milk)

        #expect(
            app.sut.transcript == [
                "To do", "1 [ ] Call Mum", "Done", "2 [x] Buy milk",
                "open: 1 · check: c 1 · add: a · delete: x 1 · delete all: D · quit: q",
            ])
    }

    @Test func `an item is one line, whatever is in it`() throws {
        let app = try TextApp(with: ToDoItem(title: "Call\nMum\u{1B}[2J"))

        #expect(app.sut.transcript[1] == "1 [ ] Call Mum [2J")
    }

    @Test func `the form asks for one thing after the other`() throws {
        let app = try TextApp()
        var asked: [String] = []

        for line in ["a", "Buy tickets", "y", "2026-05-03", "Home", "", "Two seats"] {
            #expect(app.sut.read(line) == nil)
            asked += app.sut.transcript
        }

        #expect(asked.prefix(2) == ["Title:", "With a date (y or n):"])
        #expect(asked[2].hasPrefix("Date (2"))
        #expect(asked[3...5] == ["Location name:", "Address:", "Description:"])
        let item = try #require(app.store.items.value.first)
        #expect(item.title == "Buy tickets")
        #expect(item.itemDescription == "Two seats")
        #expect(item.location?.name == "Home")
        #expect(app.lines[1] == "> [ ] Buy tickets · 3 May 2026 · Home")
    }

    @Test func `when the lines end in the form, what was typed is saved`() throws {
        let app = try TextApp()
        _ = app.sut.read("a")
        _ = app.sut.read("Buy milk")

        #expect(app.sut.end() == nil)

        #expect(app.store.items.value.map(\.title) == ["Buy milk"])
        #expect(app.sut.isFinished)
    }

    @Test func `when the lines end and nothing can be saved, that is said`() throws {
        let app = try TextApp()
        _ = app.sut.read("a")

        #expect(app.sut.end() == "Without a title it cannot be saved.")
    }

    @Test func `a number opens an item, letters do the rest`() throws {
        let app = try TextApp(with: milk, mum)

        #expect(app.sut.read("2") == nil)
        #expect(app.sut.transcript == ["Call Mum", "[Done]", "done: d · back: b"])
        #expect(app.sut.read("b") == nil)
        #expect(app.sut.transcript.prefix(2) == ["To do", "1 [ ] Buy milk"])
        #expect(app.sut.read("c2") == nil)
        #expect(app.store.items.value.map(\.done) == [false, true])
        #expect(app.sut.read("c 2") == nil)
        #expect(app.sut.read("c 1") == nil)

        #expect(app.store.items.value.map(\.done) == [true, false])
    }

    @Test func `a question is answered with a letter`() throws {
        let app = try TextApp(with: milk, mum)

        #expect(app.sut.read("D") == nil)
        #expect(app.sut.transcript == ["Delete all 2 items?", "yes: y · no: n"])
        #expect(app.sut.read("y") == nil)

        #expect(app.store.items.value.isEmpty)
    }

    @Test(arguments: [
        ("x", "“x” is not known here."), ("", "“” is not known here."),
        ("z", "“z” is not known here."), ("aa", "“aa” is not known here."),
        ("x ", "“x ” is not known here."), (" x", "“ x” is not known here."),
        (" ", "“ ” is not known here."), ("\t", "“\t” is not known here."),
        ("c", "“c” is not known here."), ("c ", "“c ” is not known here."),
        ("q1", "“q1” is not known here."), ("D 1", "“D 1” is not known here."),
        ("j", "“j” is not known here."), ("x c 1", "“x c 1” is not known here."),
        ("add", "“add” is not known here."),
        ("7", "There is no row 7."),
        ("c 0", "There is no row 0."),
        ("99999999999999999999", "There is no row 99999999999999999999."),
    ])
    func `what cannot be understood changes nothing, and is said`(
        line: String, remark: String
    ) throws {
        let app = try TextApp(with: milk, mum)

        #expect(app.sut.read(line) == remark)

        #expect(app.sut.transcript[1] == "1 [ ] Buy milk")
        #expect(app.store.items.value.map(\.done) == [false, false])
        #expect(!app.sut.isFinished)
    }

    @Test(arguments: ["x 1", "x1", " x 1 ", "x\t1"])
    func `a blank more or less is no other order`(line: String) throws {
        let app = try TextApp(with: milk, mum)

        #expect(app.sut.read(line) == nil)

        #expect(app.store.items.value.map(\.title) == ["Call Mum"])
    }

    @Test func `a row of an empty list is not there`() throws {
        let app = try TextApp()

        #expect(app.sut.read("1") == "There is no row 1.")
    }

    @Test func `wrong answers in the form are said, and asked again`() throws {
        let app = try TextApp()
        _ = app.sut.read("a")
        _ = app.sut.read("Buy milk")

        #expect(app.sut.read("perhaps") == "Please answer y or n.")
        _ = app.sut.read("y")
        #expect(app.sut.read("tomorrow") == "A date is written like 2026-05-03.")
        #expect(app.sut.transcript[0].hasPrefix("Date ("))
        _ = app.sut.read(".")

        #expect(app.store.items.value.isEmpty)
        #expect(app.sut.transcript.first == "To do")
    }

    @Test(arguments: ["2026-02-30", "2026-13-01", "2026-05-03 or so"])
    func `a date that is in no calendar is not taken for another`(_ answer: String) throws {
        let app = try TextApp()
        for line in ["a", "Buy milk", "y"] { _ = app.sut.read(line) }

        #expect(app.sut.read(answer) == "A date is written like 2026-05-03.")

        #expect(app.sut.transcript[0].hasPrefix("Date ("))
    }

    @Test(arguments: ["1", "D"])
    func `what a screen does not know is said there, too`(way: String) throws {
        let app = try TextApp(with: milk, mum)
        #expect(app.sut.read(way) == nil)

        #expect(app.sut.read("x") == "“x” is not known here.")
    }

    @Test func `an empty list is written, too`() throws {
        let app = try TextApp()

        #expect(app.sut.transcript == ["To do", "Nothing to do.", "add: a · quit: q"])
    }

    @Test func `a line is at most 80 columns wide`() throws {
        let app = try TextApp(with: ToDoItem(title: String(repeating: "x", count: 81)))

        _ = app.sut.read("1")

        #expect(app.sut.transcript[0...1] == [String(repeating: "x", count: 80), "x"])
    }

    @Test func `a form without a title begins again`() throws {
        let app = try TextApp()
        for line in ["a", "", "", "Home", ""] { _ = app.sut.read(line) }

        #expect(app.sut.read("") == "Without a title it cannot be saved.")

        #expect(app.sut.transcript == ["Title:"])
    }
}
