import Testing

@testable import Short

struct KiteTests {
    let child = Child()

    @Test func `a kite knows whose it is`() {
        #expect(child.kite.owner === child)
    }

    @Test(.disabled("Enable me")) func `nobody keeps a child that goes home`() {
        weak var gone: Child?
        gone = child

        #expect(gone == nil)
    }
}
