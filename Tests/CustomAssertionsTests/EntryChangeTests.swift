import Testing

@testable import CustomAssertions

struct EntryChangeTests {
    @Test func `an entry can be missing, surplus or changed`() {
        #expect(EntryChange(expected: "foo", got: nil) == .missing(expected: "foo"))
        #expect(EntryChange(expected: nil, got: "fo") == .surplus(got: "fo"))
        #expect(EntryChange(expected: "foo", got: "fo") == .changed(expected: "foo", got: "fo"))
    }

    @Test func `an entry that is the same on both sides has no change`() {
        #expect(EntryChange(expected: "foo", got: "foo") == nil)
    }
}
