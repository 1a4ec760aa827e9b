import Foundation
import Testing

@testable import FlightCard

struct FlightCardTests {
    let view = CardViewSpy()
    let presenter: FlightPresenter
    let oslo = Flight(
        number: "SK 803", destination: "Oslo",
        departure: Date(timeIntervalSince1970: 1_931_868_300), gate: "B22", delay: 25)
    let bergen = Flight(
        number: "SK 815", destination: "Bergen",
        departure: Date(timeIntervalSince1970: 1_931_877_600), gate: "C7", delay: 10)

    init() {
        let clock = DateFormatter()
        clock.locale = Locale(identifier: "en_GB")
        clock.timeZone = TimeZone(secondsFromGMT: 2 * 60 * 60)
        clock.dateFormat = "HH:mm"
        presenter = FlightPresenter(view: view, clock: clock)
    }

    @Test(.disabled("Enable me"))
    func `the card shows number and destination`() {
        presenter.flight = oslo

        #expect(view.cards.last?.flight == "SK 803 to Oslo")
    }

    @Test(.disabled("Enable me"))
    func `the card shows the time of departure`() {
        presenter.flight = oslo

        #expect(view.cards.last?.time == "16:05")
    }

    @Test(.disabled("Enable me"))
    func `the card shows the gate`() {
        presenter.flight = oslo

        #expect(view.cards.last?.gate == "Gate B22")
    }

    @Test(.disabled("Enable me"))
    func `the card shows the delay in minutes`() {
        presenter.flight = oslo

        #expect(view.cards.last?.delay == "25 minutes late")
    }

    @Test(.disabled("Enable me"))
    func `a gate that is not known leaves no text`() {
        var flight = oslo
        flight.gate = nil

        presenter.flight = flight

        #expect(view.cards.last?.gate == "")
    }

    @Test(.disabled("Enable me"))
    func `a delay that is not known leaves no text`() {
        var flight = oslo
        flight.delay = nil

        presenter.flight = flight

        #expect(view.cards.last?.delay == "")
    }

    @Test(.disabled("Enable me"))
    func `a delay of zero minutes is on time`() {
        var flight = oslo
        flight.delay = 0

        presenter.flight = flight

        #expect(view.cards.last?.delay == "on time")
    }

    @Test(.disabled("Enable me"))
    func `another flight replaces every text`() {
        presenter.flight = oslo
        presenter.flight = bergen

        #expect(
            view.cards == [
                Card(
                    flight: "SK 803 to Oslo", time: "16:05", gate: "Gate B22",
                    delay: "25 minutes late"),
                Card(
                    flight: "SK 815 to Bergen", time: "18:40", gate: "Gate C7",
                    delay: "10 minutes late"),
            ])
    }

    @Test(.disabled("Enable me"))
    func `what is taken back leaves no text`() {
        presenter.flight = oslo
        presenter.flight?.gate = nil
        presenter.flight?.delay = nil

        #expect(view.cards.last == Card(flight: "SK 803 to Oslo", time: "16:05"))
    }

    @Test(.disabled("Enable me"))
    func `without a flight the card is empty`() {
        presenter.flight = oslo
        presenter.flight = nil

        #expect(view.cards.last == Card())
    }
}
