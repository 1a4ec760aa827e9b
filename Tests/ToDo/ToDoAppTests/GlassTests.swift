import Testing
import ToDoDoubles

@MainActor
struct GlassTests {
    @Test(arguments: NavigatorRule.all)
    func `the glass keeps the rules of a navigator`(_ rule: NavigatorRule) {
        let sut = Glass()

        rule.perform(on: sut)

        #expect(sut.isRootOnTop == rule.isRootOnTop)
    }
}
