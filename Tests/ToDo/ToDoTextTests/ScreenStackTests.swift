import Coordinator
import Foundation
import Store
import Testing
import ToDoDoubles

@testable import ToDoText

@MainActor
struct ScreenStackTests {
    private let sut = ScreenStack(
        store: ToDoItemStore(directory: URL(fileURLWithPath: "/no/such/folder")),
        dates: DateFormatter(), calendar: .current
    ) {}

    @Test func `a new beginning is seen, whatever was there`() {
        sut.setRoot(question("Quit?"))
        sut.present(question("Sure?"))

        sut.setRoot(question("Again?"))

        #expect(sut.uppermost?.transcript == ["Again?"])
    }

    @Test func `nobody can go back from the first screen`() {
        sut.setRoot(question("Quit?"))

        sut.pop()

        #expect(sut.uppermost?.transcript == ["Quit?"])
    }

    @Test func `when the only screen has gone, nothing is shown`() {
        sut.present(question("Quit?"))

        sut.dismiss()

        #expect(sut.uppermost == nil)
    }

    @Test func `the first screen is on top as long as nothing lies on it`() {
        #expect(!sut.isRootOnTop)

        sut.setRoot(question("Quit?"))
        #expect(sut.isRootOnTop)

        sut.push(question("Sure?"))
        #expect(!sut.isRootOnTop)

        sut.pop()
        sut.present(question("Really?"))
        #expect(!sut.isRootOnTop)
    }

    private func question(_ text: String) -> Screen { .question(Question(text) { _ in }) }
}
