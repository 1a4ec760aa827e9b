import Testing

@testable import EvenNumbers

struct EvenNumbersTests {
    @Test(.disabled("Write me"))
    func `an even number passes in silence`() {}

    @Test(.disabled("Write me"))
    func `an odd number fails, and is named`() {}

    @Test(.disabled("Write me"))
    func `an odd number below zero fails, too`() {}
}
