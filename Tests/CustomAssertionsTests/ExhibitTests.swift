import Testing

@testable import CustomAssertions

struct ExhibitTests {
    @Test func `a text stands in quotes, on one line`() {
        #expect(Exhibit("foo ").text == #""foo ""#)
        #expect(Exhibit("foo\nbar").text == #""foo\nbar""#)
    }

    @Test func `a number stands as it is`() {
        #expect(Exhibit(12).text == "12")
    }

    @Test func `an optional shows what it holds, or nil`() {
        #expect(Exhibit(Optional("foo")).text == #""foo""#)
        #expect(Exhibit(["foo", nil]).text == #"["foo", nil]"#)
    }

    @Test func `what has no order is shown in order`() {
        let scores: [String: [Int: String?]] = ["b": [10: nil, 9: "foo"], "a": [:]]

        #expect(Exhibit(scores).text == #"["a": [:], "b": [9: "foo", 10: nil]]"#)
        #expect(Exhibit(Set([10.5, 9.5, -1.5])).text == "[-1.5, 9.5, 10.5]")
    }
}
