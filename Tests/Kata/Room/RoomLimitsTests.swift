import Testing

@testable import kata

/// How much a room takes from one place.
struct RoomLimitsTests {
    @Test func `so much may be sent at once, and so much a second`() {
        var allowance = Allowance(rate: 2, burst: 3, at: 0)

        #expect((1...5).map { _ in allowance.take(at: 0) } == [true, true, true, false, false])
        #expect(allowance.take(at: 0.4) == false)
        #expect(allowance.take(at: 0.5) == true)
        #expect((1...5).count { _ in allowance.take(at: 1000) } == 3)
    }

    @Test func `a clock that goes back gives nothing`() {
        var allowance = Allowance(rate: 2, burst: 1, at: 100)
        _ = allowance.take(at: 100)

        #expect(allowance.take(at: 50) == false)
    }

    @Test func `lines are made of bytes as they come`() {
        var reader = LineReader(limit: 10)

        #expect(reader.append(Array("on".utf8)) == true)
        #expect(reader.next() == nil)
        #expect(reader.append(Array("e\ntwo\nth".utf8)) == true)
        #expect(reader.next() == .text("one"))
        #expect(reader.next() == .text("two"))
        #expect(reader.next() == nil)
    }

    @Test func `a line that does not end is not kept`() {
        var reader = LineReader(limit: 10)

        #expect(reader.append(Array(repeating: 65, count: 10)) == true)
        #expect(reader.append([65]) == false)
    }

    @Test(arguments: [
        Array("a\u{1B}b\n".utf8), Array("a\rb\n".utf8), [0xFF, 10], Array("12345678901\n".utf8),
        [0x7F, 10], [0, 10],
    ])
    func `a line with anything but text in it is junk`(_ bytes: [UInt8]) {
        var reader = LineReader(limit: 10)
        _ = reader.append(bytes)

        #expect(reader.next() == .junk)
    }
}
