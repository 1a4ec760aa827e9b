import Testing
import ToDoDoubles

@MainActor
struct NavigatorSpyTests {
    @Test(arguments: NavigatorRule.all)
    func `the spy keeps the rules of a navigator`(_ rule: NavigatorRule) {
        let sut = NavigatorSpy()

        rule.perform(on: sut)

        #expect(sut.isRootOnTop == rule.isRootOnTop)
    }
}
