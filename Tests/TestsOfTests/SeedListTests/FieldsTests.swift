import Testing

@testable import SeedList

struct FieldsTests {
    @Test func `a line without a comma is one field`() {
        #expect(fields(of: "sweet pea") == ["sweet pea"])
    }

    @Test func `a comma separates two fields`() {
        #expect(fields(of: "pea,red") == ["pea", "red"])
    }

    @Test func `an empty field stays`() {
        #expect(fields(of: "pea,,3") == ["pea", "", "3"])
    }

    @Test func `a comma between quotes belongs to the field`() {
        #expect(fields(of: #""pea, early",red"#) == ["pea, early", "red"])
    }

    @Test func `spaces in front of a field do not count`() {
        #expect(fields(of: " sweet pea,  red") == ["sweet pea", "red"])
    }

    @Test func `spaces between quotes stay`() {
        #expect(fields(of: #"pea," red""#) == ["pea", " red"])
    }
}
