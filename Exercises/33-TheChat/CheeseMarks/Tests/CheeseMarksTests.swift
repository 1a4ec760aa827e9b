import Testing

@testable import CheeseMarks

struct CheeseMarksTests {
    @Test(.disabled("Write me")) func `five empty marks are five zeros`() {}
}
