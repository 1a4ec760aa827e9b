import DailyHoroscope
import Testing

struct HoroscopeErrorTests {
    @Test(arguments: [
        (HoroscopeError.noAnswer, "Nobody answers."),
        (.cancelled, "Nobody waits for it any more."),
        (.status(404), "The server has no horoscope (status 404)."),
        (.unreadable, "The server's answer is no horoscope."),
        (.tooLong, "The server's answer is too long for a horoscope."),
    ])
    func `each problem has a sentence`(error: HoroscopeError, sentence: String) {
        #expect(error.sentence == sentence)
    }
}
