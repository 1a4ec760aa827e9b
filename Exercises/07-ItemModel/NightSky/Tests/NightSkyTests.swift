import Testing

@testable import Short

struct NightSkyTests {
    @Test func `a star of magnitude six is visible`() {
        #expect(Star(name: "HR 4550", magnitude: 6).isVisible)
    }

    @Test func `a star fainter than magnitude six is not visible`() {
        #expect(!Star(name: "HR 4551", magnitude: 6.1).isVisible)
    }

    @Test func `the stars that can be seen are visible`() {
        let sky = [Star(name: "Sirius", magnitude: -1.5), Star(name: "Vesta", magnitude: 7)]

        for star in sky where star.isVisible {
            #expect(star.isVisible)
        }
    }

    @Test func `a star that takes a telescope stands in brackets`() {
        #expect(Star(name: "Neptune", magnitude: 8).entry == "(Neptune)")
    }

    @Test func `a visible star stands without brackets`() {
        #expect(Star(name: "Sirius", magnitude: -1.5).entry == "Sirius")
    }
}
