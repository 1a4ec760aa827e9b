import APIClient
import Testing
import ToDoDoubles

struct GeocoderContractTests {
    enum Kind: CaseIterable { case spy, table }

    @Test(arguments: Kind.allCases)
    func `whoever asks is answered once`(_ kind: Kind) {
        let spy = GeocoderSpy()
        let sut: any Geocoder = kind == .spy ? spy : PlaceTable()
        var answers = 0

        sut.geocodeAddressString("Porto") { _, _ in answers += 1 }
        spy.answer([])
        spy.answer([])

        #expect(answers == 1)
    }
}
