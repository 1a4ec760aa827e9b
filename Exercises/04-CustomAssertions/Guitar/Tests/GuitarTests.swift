import Testing

@testable import Short

struct GuitarTests {
    @Test(.disabled("Enable me"))
    func `a complaint names the string, what it should be, and what it is`() {
        let text = complaint(about: ["E", "B", "G", "C", "A", "F"])

        #expect(text == "string 4: expected D, got C")
    }

    @Test(.disabled("Enable me")) func `a guitar in tune gives no reason to complain`() {
        let text = complaint(about: ["E", "B", "G", "D", "A", "E"])

        #expect(text == nil)
    }
}
