import Testing

@testable import BorrowedBooks

struct BorrowedBooksTests {
    private let view = BooksViewSpy()
    private let presenter = BooksPresenter()

    init() {
        presenter.view = view
    }

    @Test(.disabled("Enable me"))
    func `a book at home is a row of the first section`() throws {
        presenter.show([Book(title: "Emma")])

        let sections = try #require(view.screens.last)
        #expect(sections.map(\.rows) == [["Emma"], []])
    }

    @Test(.disabled("Enable me"))
    func `a book that was given back is a row of the second section`() throws {
        presenter.show([Book(title: "Dracula", isGivenBack: true)])

        let sections = try #require(view.screens.last)
        #expect(sections.map(\.rows) == [[], ["Dracula"]])
    }

    @Test(.disabled("Enable me"))
    func `in both sections the books keep their order`() throws {
        presenter.show([
            Book(title: "Walden"),
            Book(title: "Dracula", isGivenBack: true),
            Book(title: "Emma"),
            Book(title: "Candide", isGivenBack: true),
        ])

        let sections = try #require(view.screens.last)
        #expect(sections.map(\.rows) == [["Walden", "Emma"], ["Dracula", "Candide"]])
    }

    @Test(.disabled("Enable me"))
    func `the first header says that one book is at home`() throws {
        presenter.show([Book(title: "Emma")])

        let sections = try #require(view.screens.last)
        #expect(sections.first?.header == "1 book at home")
    }

    @Test(.disabled("Enable me"))
    func `the first header counts several books`() throws {
        presenter.show([Book(title: "Emma"), Book(title: "Walden")])

        let sections = try #require(view.screens.last)
        #expect(sections.first?.header == "2 books at home")
    }

    @Test(.disabled("Enable me"))
    func `books that were given back do not count`() throws {
        presenter.show([Book(title: "Emma"), Book(title: "Dracula", isGivenBack: true)])

        let sections = try #require(view.screens.last)
        #expect(sections.first?.header == "1 book at home")
    }

    @Test(.disabled("Enable me"))
    func `without a book at home the first header says so`() throws {
        presenter.show([Book(title: "Dracula", isGivenBack: true)])

        let sections = try #require(view.screens.last)
        #expect(sections.first?.header == "No books at home")
    }

    @Test(.disabled("Enable me"))
    func `the second header is there if something was given back`() throws {
        presenter.show([Book(title: "Dracula", isGivenBack: true)])

        let sections = try #require(view.screens.last)
        #expect(sections.last?.header == "Given back")
    }

    @Test(.disabled("Enable me"))
    func `the second header is not there if nothing was given back`() throws {
        presenter.show([Book(title: "Emma")])

        let sections = try #require(view.screens.last)
        #expect(sections.map(\.header) == ["1 book at home", nil])
    }

    @Test(.disabled("Enable me"))
    func `the second header goes with its last book`() throws {
        presenter.show([Book(title: "Emma"), Book(title: "Dracula", isGivenBack: true)])
        presenter.show([Book(title: "Emma"), Book(title: "Dracula")])

        let sections = try #require(view.screens.last)
        #expect(sections.map(\.header) == ["2 books at home", nil])
    }

    @Test(.disabled("Enable me"))
    func `every list of books is shown once`() {
        presenter.show([Book(title: "Emma")])
        presenter.show([])

        #expect(view.screens.count == 2)
    }

    @Test(.disabled("Enable me"))
    func `a view that nobody keeps is gone, and nothing happens`() {
        do {
            let view = BooksViewSpy()
            presenter.view = view
        }

        presenter.show([Book(title: "Emma")])

        #expect(presenter.view == nil)
    }
}
