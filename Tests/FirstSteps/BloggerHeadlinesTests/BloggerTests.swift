import Testing

@testable import BloggerHeadlines

struct BloggerTests {
    let blogger = Blogger()

    @Test func `the first and the last word get a capital letter`() {
        let text = "the Accessibility inspector"

        let headline = blogger.makeHeadline(from: text)

        let expected = "The Accessibility Inspector"
        #expect(headline == expected)
    }

    @Test func `the words in the middle get a capital letter too`() {
        let text = "The contextual action menu"

        let headline = blogger.makeHeadline(from: text)

        let expected = "The Contextual Action Menu"
        #expect(headline == expected)
    }

    @Test func `an acronym stays in capitals`() {
        let text = "news from NASA"

        let headline = blogger.makeHeadline(from: text)

        let expected = "News From NASA"
        #expect(headline == expected)
    }

    @Test func `the letters after the first stay as they are`() {
        let text = "new iOS apps"

        let headline = blogger.makeHeadline(from: text)

        let expected = "New IOS Apps"
        #expect(headline == expected)
    }

    @Test func `an empty text gives an empty headline`() {
        let text = ""

        let headline = blogger.makeHeadline(from: text)

        let expected = ""
        #expect(headline == expected)
    }

    @Test func `two spaces in a row stay two spaces`() {
        let text = "mind the  gap"

        let headline = blogger.makeHeadline(from: text)

        let expected = "Mind The  Gap"
        #expect(headline == expected)
    }

    @Test func `white space at both ends stays`() {
        let text = " a draft\t"

        let headline = blogger.makeHeadline(from: text)

        let expected = " A Draft\t"
        #expect(headline == expected)
    }

    @Test func `a hyphen or an apostrophe begins no new word`() {
        let text = "well-known people don't panic"

        let headline = blogger.makeHeadline(from: text)

        let expected = "Well-known People Don't Panic"
        #expect(headline == expected)
    }

    @Test func `a no-break space separates two words too, and stays`() {
        let text = "ten\u{A0}reasons to test"

        let headline = blogger.makeHeadline(from: text)

        let expected = "Ten\u{A0}Reasons To Test"
        #expect(headline == expected)
    }
}
