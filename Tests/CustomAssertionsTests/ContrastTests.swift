import Testing

@testable import CustomAssertions

struct ContrastTests {
    @Test func `two values stand one under the other, marked where they part`() {
        let contrast = Contrast(expected: "foo", got: "fo ")

        #expect(
            contrast.description == """
                expected: "foo"
                got:      "fo "
                             ^
                """
        )
    }

    @Test func `values that look alike say their type`() {
        let contrast = Contrast(expected: "1" as AnyHashable, got: 1 as AnyHashable)

        #expect(
            contrast.description == """
                expected: "1" (String)
                got:      1 (Int)
                          ^
                """
        )
    }

    @Test func `values that print the same are said to differ all the same`() {
        let contrast = Contrast(expected: Double.nan, got: Double.nan)

        #expect(
            contrast.description == """
                expected: nan (Double)
                got:      nan (Double)
                          not equal, though they look it
                """
        )
    }
}
