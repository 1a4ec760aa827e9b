import Testing

@testable import MushroomSoup

struct MushroomSoupTests {
    private let kitchen = Kitchen(expert: FriendlyExpert())

    @Test func `what she calls edible goes into the soup`() {
        let soup = kitchen.soup(from: ["chanterelle", "chanterelle"])

        #expect(soup == ["chanterelle", "chanterelle"])
    }

    @Test func `what she calls poisonous stays out`() {
        let soup = kitchen.soup(from: ["chanterelle", "death cap"])

        #expect(soup.contains("chanterelle"))
    }

    @Test func `what she does not know stays out`() {
        let soup = kitchen.soup(from: [])

        #expect(soup.isEmpty)
    }

    @Test func `she is asked about each kind once`() {
        let soup = kitchen.soup(from: ["chanterelle", "chanterelle"])

        #expect(soup.count == 2)
    }
}
