import Foundation
import Store
import Testing

@MainActor
struct ProblemTests {
    private let screen = ListScreen()

    @Test(arguments: [
        (StoreError.cannotRead, "Your list cannot be read. Nothing is saved until it can."),
        (.cannotSave, "Your list is not saved. The next change tries again."),
        (
            .damaged(keptAt: URL(filePath: "/old/todoitems")),
            "Part of your list could not be read. The file as it was is now /old/todoitems."
        ),
        (.refused, "This change cannot be saved, so it was not made."),
        (
            .unreadable(keptAt: URL(filePath: "/old/todoitems")),
            "Nothing in the file of your list could be read. As it was, it is now /old/todoitems."
        ),
        (
            .busy(seconds: 5, process: 42),
            "Another program (42) has been holding your list for 5 seconds. "
                + "Nothing is saved until it lets go."
        ),
        (
            .busy(seconds: 5, process: nil),
            "Another program has been holding your list for 5 seconds. "
                + "Nothing is saved until it lets go."
        ),
    ])
    func `a problem is said, and taken away when it is over`(
        _ problem: StoreError, in sentence: String
    ) {
        screen.store.send(problem: problem)
        #expect(screen.view.problem == sentence)

        screen.store.send(problem: nil)
        #expect(screen.view.problem == nil)
    }

    @Test func `a problem waits until the list is back`() {
        screen.sut.viewDidDisappear()
        screen.store.send(problem: .refused)
        #expect(screen.view.problem == nil)

        screen.sut.viewWillAppear()
        #expect(screen.view.problem == "This change cannot be saved, so it was not made.")

        screen.store.send(problem: nil)
        #expect(screen.view.problem == nil)
    }
}
