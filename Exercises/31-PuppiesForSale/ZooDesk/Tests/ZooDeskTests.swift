import Testing

@testable import ZooDesk

struct ZooDeskTests {
    private let keepers = FeedingScreen(token: "k7")
    private let gate = TicketScreen(token: "k7")

    @Test func `the keepers ask when an animal is fed`() {
        let request = keepers.times(of: "yak")

        #expect(
            request
                == Request(
                    address: "https://zoo.example/api/feedings?animal=yak",
                    headers: ["Accept": "text/plain", "Authorization": "Keeper k7"]))
    }

    @Test func `the keepers write a note`() {
        let request = keepers.note("It limps & bites.", about: "yak")

        #expect(
            request
                == Request(
                    method: "POST", address: "https://zoo.example/api/notes?animal=yak",
                    headers: [
                        "Accept": "text/plain", "Authorization": "Keeper k7",
                        "Content-Type": "text/plain",
                    ],
                    body: "It limps & bites."))
    }

    @Test func `a price is asked for without a token`() {
        let request = gate.price(on: "Sunday")

        #expect(
            request
                == Request(
                    address: "https://zoo.example/api/prices?day=Sunday",
                    headers: ["Accept": "text/plain"]))
    }

    @Test func `the gate counts people`() {
        let request = gate.count(1200, on: "Sunday")

        #expect(
            request
                == Request(
                    method: "PUT", address: "https://zoo.example/api/visitors?day=Sunday",
                    headers: [
                        "Accept": "text/plain", "Authorization": "Keeper k7",
                        "Content-Type": "text/plain",
                    ],
                    body: "1200"))
    }

    @Test func `any text can stand in an address`() {
        let text = "Red-eyed frog & Ünal's ape"
        let encoded = "Red%2Deyed%20frog%20%26%20%C3%9Cnal%27s%20ape"

        #expect(keepers.times(of: text).address.hasSuffix("/feedings?animal=\(encoded)"))
        #expect(keepers.note("", about: text).address.hasSuffix("/notes?animal=\(encoded)"))
        #expect(gate.price(on: text).address.hasSuffix("/prices?day=\(encoded)"))
        #expect(gate.count(1, on: text).address.hasSuffix("/visitors?day=\(encoded)"))
    }

    @Test func `without a name the address ends`() {
        #expect(keepers.times(of: "").address == "https://zoo.example/api/feedings")
        #expect(keepers.note("", about: "").address == "https://zoo.example/api/notes")
        #expect(gate.price(on: "").address == "https://zoo.example/api/prices")
        #expect(gate.count(1, on: "").address == "https://zoo.example/api/visitors")
    }

    @Test(arguments: [nil, ""])
    func `no token is not sent`(token: String?) {
        let keepers = FeedingScreen(token: token)
        let gate = TicketScreen(token: token)

        for request in [
            keepers.times(of: "yak"), keepers.note("", about: "yak"), gate.price(on: "Sunday"),
            gate.count(1, on: "Sunday"),
        ] {
            #expect(request.headers["Authorization"] == nil)
        }
    }
}
