import APIClient
import Foundation
import InputForm
import ItemModel
import Store
import Testing
import ToDoDoubles

struct GeocodingTests {
    private let geocoder = GeocoderSpy()
    private let form: Form

    init() {
        form = Form(asking: AddressFinder(geocoder: geocoder))
    }

    @Test func `the geocoder is asked for the address`() {
        #expect(geocoder.addresses == ["1 Station Road"])
    }

    @Test func `the first place with a coordinate is the answer`() throws {
        geocoder.answer([
            Placemark(coordinate: nil),
            Placemark(coordinate: Coordinate(latitude: 1, longitude: 2)),
            Placemark(coordinate: Coordinate(latitude: 3, longitude: 4)),
        ])

        let found = try #require(form.answer).get()
        #expect(found.latitude == 1)
        #expect(found.longitude == 2)
        #expect(form.timesAnswered == 1)
    }

    @Test(
        arguments: [
            ([], nil, .notFound),
            ([Placemark(coordinate: nil)], nil, .notFound),
            (nil, URLError(.timedOut), .noAnswer),
        ] as [([Placemark]?, URLError?, CoordinateError)])
    func `without a coordinate the answer says why`(
        _ placemarks: [Placemark]?, _ error: URLError?, _ expected: CoordinateError
    ) {
        geocoder.answer(placemarks, error)

        #expect(throws: expected) { try form.answer?.get() }
    }

    @Test func `a look-up that was cancelled is not answered`() {
        form.lookUp?.cancel()
        geocoder.answer([])

        #expect(form.answer == nil)
    }

    @Test func `a look-up that nobody keeps is not answered`() {
        form.lookUp = nil
        geocoder.answer([])

        #expect(form.answer == nil)
    }

    @Test func `a geocoder that answers at once is heard`() throws {
        let table = PlaceTable([Place("1 Station Road", 1, 2)])

        let answer = Form(asking: AddressFinder(geocoder: table)).answer

        let found = try #require(answer).get()
        #expect(found.latitude == 1)
    }
}

/// Asks where an address is, and keeps the answer.
private final class Form {
    private(set) var answer: Result<Coordinate, CoordinateError>? {
        didSet { timesAnswered += 1 }
    }
    private(set) var timesAnswered = 0
    var lookUp: (any Subscription)?

    init(asking finder: AddressFinder) {
        lookUp = finder.coordinate(for: "1 Station Road") { [weak self] in self?.answer = $0 }
    }
}
