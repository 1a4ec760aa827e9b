import Testing

@testable import CarFerry

struct CarFerryTests {
    let crossing = Crossing(
        cars: [Car(plate: "HB 71"), Car(plate: "OL 8"), Car(plate: "LER 305")], places: 2)
    let navigator = NavigatorSpy()
    let harbour: Harbour
    let view: FakeListView

    init() throws {
        harbour = Harbour(navigator: navigator, crossing: crossing)
        harbour.start()
        view = FakeListView(try #require(navigator.list))
        view.appear()
    }

    @Test func `the list comes first, with all cars`() {
        #expect(navigator.calls == [.setRoot])
        #expect(view.sections.flatMap(\.rows) == ["HB 71", "OL 8", "LER 305"])
    }

    @Test func `a tap on a row opens the page of its car`() throws {
        view.tap(row: 1)

        #expect(navigator.calls == [.setRoot, .push])
        #expect(try #require(navigator.page).car == Car(plate: "OL 8"))
    }

    @Test func `a car that drives aboard is on the ferry`() throws {
        view.tap(row: 1)

        try #require(navigator.page).driveAboardTapped()

        #expect(crossing.aboard == [Car(plate: "OL 8")])
        #expect(crossing.waiting == [Car(plate: "HB 71"), Car(plate: "LER 305")])
    }
}
