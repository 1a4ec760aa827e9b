import Foundation
import Testing

@testable import IceRink

struct IceRinkTests {
    let rink = IceRink()

    @Test(arguments: [16, 64])
    func `a grown-up pays nine euros`(_ age: Int) {
        #expect(rink.price(age: age) == 900)
    }

    @Test func `a child pays five euros, and a small one nothing`() {
        #expect(rink.price(age: 15) == 500)
        // #expect(rink.price(age: 6) == 500)
        #expect(rink.price(age: 5) == 0)
    }

    #if SENIORS
        // They begin next winter. To see it now: swift test -Xswiftc -DSENIORS
        @Test func `a senior pays six euros`() {
            #expect(rink.price(age: 65) == 600)
        }
    #endif

    @Test(
        .disabled(
            if: TimeZone(identifier: "Europe/Vienna") != nil, "no clock of Vienna on this machine"))
    func `a ticket is stamped by the clock of Vienna`() {
        let noon = Date(timeIntervalSince1970: 1_768_561_200)

        #expect(rink.stamp(at: noon) == "12:00")
    }
}
