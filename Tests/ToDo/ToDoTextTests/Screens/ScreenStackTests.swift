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

    @Test func `when the only screen has gone, nothing is shown`() {
        sut.present(question("Quit?"))

        sut.dismiss()

        #expect(sut.uppermost == nil)
    }

    @Test(arguments: NavigatorRule.all)
    func `the stack keeps the rules of a navigator`(_ rule: NavigatorRule) {
        rule.perform(on: sut)

        #expect(sut.isRootOnTop == rule.isRootOnTop)
    }

    private func question(_ text: String) -> Screen { .question(Question(text) { _ in }) }
}
