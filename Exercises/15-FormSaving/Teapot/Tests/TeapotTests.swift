import Foundation
import Testing

@testable import Short

struct TeapotTests {
    @Test(.disabled("It takes four minutes")) func `tea is ready after four minutes`() {
        let teapot = Teapot { seconds in sleep(UInt32(seconds)) }

        let answer = teapot.brew(minutes: 4)

        #expect(answer == "Tea is ready")
    }
}
