import Testing

@testable import TinBeetle

struct TinBeetleTests {
    @Test(.disabled("Write me")) func `an empty tape leaves the beetle where it is`() {}
}
