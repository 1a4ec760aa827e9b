import Testing

@testable import Stitches

struct StitchesTests {
    @Test(.disabled("Write me")) func `a row without numbers has no stitches`() {}
}
