import Testing

@testable import DependencyMap

struct BakeryTests {
    private let map: DependencyMap

    init() throws {
        map = try DependencyMap(
            reading: texts(in: "Sources/MyBizBefore/Found"),
            outside: [
                "Date": "clock", "random": "dice", "print": "terminal", "URL": "server",
                "FileManager": "files", "contentsOfFile": "files", "toFile": "files",
            ])
    }

    @Test func `who hears of a new rule for overtime`() {
        #expect(
            map.users(of: "overtime") == ["pay", "payHours", "payroll", "printLine", "runMyBiz"])
    }

    @Test func `what a wage needs from outside`() {
        #expect(map.places(reachedBy: "payHours") == ["[clock]"])
    }

    @Test func `nobody uses others than before`() throws {
        let changes = try changes(of: map.lines, since: "map.txt")

        #expect(changes == [])
    }

    @Test func `no circle is new`() {
        // Two functions are called `hours`; only one of them uses `printDays`.
        let known = [["hours", "printDays"]]

        #expect(map.circles.filter { !known.contains($0) } == [])
    }

    @Test(arguments: [
        ("problem", 4),
        ("stamp", 1),
        ("years", 3),
        ("today", 2),
        ("payroll", 0),
    ])
    func `what a cut is worth`(name: String, count: Int) {
        #expect(map.freed(byCutting: name).count == count)
    }
}
