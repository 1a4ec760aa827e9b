import Testing

@testable import DependencyMap

struct DependencyMapTests {
    @Test func `a function uses those that it calls`() {
        let map = DependencyMap(reading: [
            """
            func payHours() -> Double { rate * 38 + meals() + years(since: hired) }
            func meals() -> Double { meal * 2 }
            """,
            "func years(since day: String) -> Double { 7 }",
        ])

        #expect(map.lines == ["meals → nothing", "payHours → meals, years", "years → nothing"])
    }

    @Test func `who uses a function through others is a user, too`() {
        let map = DependencyMap(reading: [
            """
            func pay() { payHours() }
            func payHours() { overtime() }
            func overtime() {}
            func order() {}
            """
        ])

        #expect(map.users(of: "overtime") == ["pay", "payHours"])
    }

    @Test func `what lies outside stands in square brackets`() {
        let map = DependencyMap(
            reading: ["func years() { print(Date()) }"],
            outside: ["Date": "clock", "print": "terminal"])

        #expect(map.lines == ["years → [clock], [terminal]"])
    }

    @Test func `variables of everybody are on the map`() {
        let map = DependencyMap(reading: [
            """
            nonisolated(unsafe) var gTax = 0.19
            let cal: Calendar = makeCalendar()
            """,
            """
            struct Wage {
                var sum = 0.0
                func tax() -> Double { isDecember(cal) ? sum * gTax : 0 }
            }
            """,
        ])

        #expect(map.lines == ["tax → cal, gTax"])
    }

    @Test func `functions that use each other are a circle`() {
        let map = DependencyMap(reading: [
            """
            func order() { find() }
            func find() { search() }
            func search() { ask(); mark() }
            func ask() { find() }
            func mark() {}
            func count() { count() }
            """
        ])

        #expect(map.circles == [["ask", "find", "search"], ["count"]])
    }

    @Test func `a cut frees those who lead outside only through it`() {
        let map = DependencyMap(
            reading: [
                """
                func pay() { seniority(); warn() }
                func seniority() { years() }
                func years() { Date() }
                func warn() { print() }
                func add() {}
                """
            ],
            outside: ["Date": "clock", "print": "terminal"])

        #expect(map.freed(byCutting: "years") == ["seniority", "years"])
    }
}
