import Testing

@testable import ReverseText

struct ReverseTextTests {
    @Test(.disabled("Enable me"))
    func `the last letter comes first`() {
        let text = "abc"

        let result = reversed(text)

        #expect(result == "cba")
    }

    @Test(.disabled("Enable me"))
    func `letters keep their neighbours`() {
        let text = "swift"

        let result = reversed(text)

        #expect(result == "tfiws")
    }

    @Test(.disabled("Enable me"))
    func `an empty text stays empty`() {
        let text = ""

        let result = reversed(text)

        #expect(result == "")
    }

    @Test(.disabled("Enable me"))
    func `a single letter stays as it is`() {
        let text = "x"

        let result = reversed(text)

        #expect(result == "x")
    }

    @Test(.disabled("Enable me"))
    func `capital letters stay capital`() {
        let text = "iPad"

        let result = reversed(text)

        #expect(result == "daPi")
    }

    @Test(.disabled("Enable me"))
    func `several words are reversed as a whole`() {
        let text = "cash register"

        let result = reversed(text)

        #expect(result == "retsiger hsac")
    }

    @Test(.disabled("Enable me"))
    func `white space is kept`() {
        let text = "  two  spaces "

        let result = reversed(text)

        #expect(result == " secaps  owt  ")
    }

    @Test(.disabled("Enable me"))
    func `a letter keeps its accent`() {
        let text = "re\u{301}sume\u{301}"

        let result = reversed(text)

        #expect(result == "e\u{301}muse\u{301}r")
    }

    @Test(.disabled("Enable me"))
    func `an emoji stays whole`() {
        let text = "go 👩‍🚀🇸🇪!"

        let result = reversed(text)

        #expect(result == "!🇸🇪👩‍🚀 og")
    }
}
