import Testing

@testable import TaxiCall

struct TaxiCallTests {
    let office = TaxiOfficeMock()

    @Test func `the office is asked once for the address`() {
        TaxiCall(office: office).order(to: "Mill Lane 4") { _ in }

        #expect(office.addresses == ["Mill Lane 4"])
    }

    @Test func `the customer is told when the taxi comes`() {
        TaxiCall(office: office).order(to: "Mill Lane 4") { text in
            #expect(text == "Your taxi comes in 7 minutes.")
        }

        office.answer(7)
    }

    @Test func `the customer is told that the taxi is at the door`() {
        TaxiCall(office: office).order(to: "Mill Lane 4") { text in
            #expect(text == "Your taxi is at the door.")
        }

        office.answer(0)
    }

    @Test func `the customer is told that no taxi is free`() {
        TaxiCall(office: office).order(to: "Mill Lane 4") { text in
            #expect(text == "No taxi is free.")
        }

        office.answer(nil)
    }
}
