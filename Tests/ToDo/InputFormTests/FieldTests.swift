import Foundation
import InputForm
import Testing
import ToDoDoubles

@MainActor
struct FieldTests {
    private let today = Date(timeIntervalSince1970: 1_770_000_000)
    private let birthday = Date(timeIntervalSince1970: 1_790_000_000)
    private let driver: FormDriver

    init() {
        driver = FormDriver(InputForm(finder: CoordinateFinderGate(), today: today))
    }

    @Test func `the title that she types is kept`() throws {
        try driver.enter("Call Mum", into: "Title")

        #expect(driver.form.data.title == "Call Mum")
    }

    @Test func `there is no date as long as she does not want one`() {
        let labels = driver.form.elements.map(\.label)

        #expect(!labels.contains("Date"))
    }

    @Test func `the date is today until she chooses another`() throws {
        try driver.flip("With a date")
        #expect(try driver.date(of: "Date") == today)

        try driver.choose(birthday, for: "Date")
        #expect(try driver.date(of: "Date") == birthday)
        #expect(driver.form.data.date == birthday)
    }

    @Test func `the description that she types is kept`() throws {
        try driver.enter("It is her birthday", into: "Description")

        #expect(driver.form.data.itemDescription == "It is her birthday")
    }

    @Test func `the place and its address are kept`() throws {
        try driver.enter("Home", into: "Location name")
        try driver.enter("Main Street 1", into: "Address")

        #expect(driver.form.data.locationName == "Home")
        #expect(driver.form.data.address == "Main Street 1")
    }

    @Test func `what she has typed can be read in its field`() throws {
        try driver.enter("Call Mum", into: "Title")

        #expect(try driver.text(of: "Title") == "Call Mum")
    }

    @Test func `the calendar opens today if nobody says otherwise`() {
        let before = Date()

        let date = InputForm(finder: CoordinateFinderGate()).data.date

        #expect(date >= before)
        #expect(date <= Date())
    }
}
