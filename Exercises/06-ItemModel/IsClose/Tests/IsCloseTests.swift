import Testing

@testable import IsClose

struct IsCloseTests {
    @Test(.disabled("Write me"))
    func `a tenth and two tenths are close to three tenths`() {}

    @Test(.disabled("Write me"))
    func `farther apart than the accuracy is not close`() {}

    @Test(.disabled("Write me"))
    func `the order does not matter`() {}

    @Test(.disabled("Write me"))
    func `exactly as far apart as the accuracy is close`() {}

    @Test(.disabled("Write me"))
    func `the accuracy is what the caller says`() {}

    @Test(.disabled("Write me"))
    func `a number and its opposite are far apart`() {}

    @Test(.disabled("Write me"))
    func `large numbers are compared to the last digit`() {}

    @Test(.disabled("Write me"))
    func `what is not a number is close to nothing`() {}
}
