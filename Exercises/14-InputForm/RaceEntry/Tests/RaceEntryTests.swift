import Testing

@testable import RaceEntry

struct RaceEntryTests {
    @Test func `a name is typed into its input`() throws {
        let name = Input("Name")

        try fill("Name", with: "Ada", on: [name, Input("Club")])

        #expect(name.text == "Ada")
    }
}
