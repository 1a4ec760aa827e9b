import Testing

@testable import TideBoard

struct TideBoardTests {
    private let reader = TideReader()

    @Test func `each tide has its day, its time and its kind`() {
        let rows = reader.read("day Monday\nhigh 04:12\nlow 10:25\nday Tuesday\nhigh 04:58")

        #expect(rows.map(\.row) == ["Monday 04:12 high", "Monday 10:25 low", "Tuesday 04:58 high"])
    }

    @Test func `a day may have spring tides`() {
        let rows = reader.read("day Monday\nspring\nhigh 04:12")

        #expect(rows.map(\.row) == ["Monday 04:12 high, spring tide"])
    }
}
