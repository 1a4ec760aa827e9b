import Testing

@testable import kata

struct RoomNameTests {
    @Test(arguments: [
        ("Ada", "Ada"), ("  Ada \t\n Lovelace ", "Ada Lovelace"), ("Zoë", "Zoë"), ("李", "李"),
        ("\u{1B}[31mred", "[31mred"), ("a\u{202E}b\u{2066}c", "abc"), ("a\u{200B}b\u{0}c", "abc"),
        ("Ada\u{2028}Eve", "Ada Eve"), ("<script>", "<script>"),
        ("1234567890123456789012345", "123456789012345678901234"),
        ("12345678901234567890123 x", "12345678901234567890123"),
    ])
    func `a name is on one line and shows only what can be seen`(_ raw: String, _ seen: String) {
        #expect(RoomName(raw)?.text == seen)
        #expect(RoomName(seen)?.text == seen)
    }

    @Test(arguments: ["", "  ", "\n", "\u{200B}", "\u{1B}"])
    func `nothing is no name`(_ raw: String) { #expect(RoomName(raw) == nil) }

    @Test func `marks do not pile up over a letter`() throws {
        let name = try #require(RoomName("a" + String(repeating: "\u{301}", count: 50) + "b"))

        #expect(name.text.unicodeScalars.count == 4)
    }

    @Test(arguments: ["e\u{301}\u{300}", "🟢", "👨‍👩‍👧‍👦", "x"])
    func `no name takes more bytes than it may`(_ letter: String) throws {
        let name = try #require(RoomName(String(repeating: letter, count: 5000)))

        #expect(name.text.utf8.count <= RoomName.bytes)
        #expect(name.text.count <= RoomName.characters)
    }
}

struct RoomPlaceTests {
    @Test(arguments: ["3", "3.12", "Filename", String(repeating: "A", count: 40)])
    func `a chapter, a step and an exercise are places`(_ text: String) {
        #expect(RoomPlace(text)?.text == text)
    }

    @Test(arguments: [
        "", "even", "3.12.1", "3.", "1234", "is-even", "../X", "A b", "Sources/Even.swift",
        String(repeating: "A", count: 41),
    ])
    func `what is nowhere in the course is no place`(_ text: String) {
        #expect(RoomPlace(text) == nil)
    }
}

struct RoomAddressTests {
    @Test(arguments: [
        "192.168.1.7:7357/blue-otter-47", "192.168.1.7/blue-otter-47",
        "192.168.1.7:7357/Blue Otter 47",
        "http://192.168.1.7:7357/blue-otter-47/",
    ])
    func `an address is read as people type it`(_ text: String) {
        let address = RoomAddress(host: "192.168.1.7", port: 7357, word: "blue-otter-47")

        #expect(RoomAddress(text) == address)
        #expect(RoomAddress(address.text) == address)
    }

    @Test func `a machine may have a name`() {
        #expect(RoomAddress("anna.local/otter")?.host == "anna.local")
    }

    @Test(arguments: [
        "", "192.168.1.7", "192.168.1.7:7357", "192.168.1.7:0/x", "192.168.1.7:99999/x",
        "192.168.1.7:7357/", "192.168.1.7:7357/blue/otter", "192.168.1.7:7357/blue_otter",
        "-oProxy=x:1/x", "a b:1/x",
    ])
    func `what is no address is not read`(_ text: String) { #expect(RoomAddress(text) == nil) }

    @Test func `each code word can be typed, and no two of them are the same`() {
        var source = SystemRandomNumberGenerator()
        let word = CodeWord.random(using: &source)

        #expect(CodeWord.isValid(word))
        #expect(word.wholeMatch(of: /[a-z]+-[a-z]+-[1-9][0-9]/) != nil)
        #expect(Set(CodeWord.adjectives).count == CodeWord.adjectives.count)
        #expect(Set(CodeWord.animals).count == CodeWord.animals.count)
        let words = CodeWord.adjectives.count * CodeWord.animals.count * CodeWord.numbers.count
        #expect(words > 400_000)
        #expect((CodeWord.adjectives + CodeWord.animals).allSatisfy { $0.count <= 7 })
    }

    @Test func `machines nearby may join, and none from far away`() {
        let near = [
            "127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.9", "169.254.1.1",
            "100.64.0.1", "141.5.20.77",
        ]
        let far = ["8.8.8.8", "172.32.0.1", "172.15.0.1", "192.169.0.1", "141.5.21.1", "11.0.0.1"]
        // A school whose machines have addresses of the open net, and a network without a mask.
        let networks = [0xFFFF_FF00, 0].map {
            LocalNetwork(address: NetworkAddress(0x8D05_1401), mask: $0)
        }

        func isNear(_ text: String) -> Bool { NetworkAddress(text).map(networks.isNear) ?? false }
        #expect((near + far).filter(isNear) == near)
    }

    @Test func `the address to say first is that of a home or school`() throws {
        let all = try ["127.0.0.1", "172.17.0.1", "192.168.1.7"].map {
            LocalNetwork(address: try #require(NetworkAddress($0)), mask: 0xFFFF_FF00)
        }

        #expect(all.addressesToSay.map(\.description) == ["192.168.1.7", "172.17.0.1"])
    }

    @Test func `the address from which the open net is reached comes before all others`() throws {
        let all = try ["192.168.122.1", "172.17.0.1", "10.1.2.3"].map {
            LocalNetwork(
                address: try #require(NetworkAddress($0)), mask: 0xFFFF_FF00,
                isOutward: $0.hasPrefix("10."))
        }

        #expect(
            all.addressesToSay.map(\.description) == ["10.1.2.3", "192.168.122.1", "172.17.0.1"])
        let outward = LocalNetwork.all().filter(\.isOutward).map(\.address)
        // A tunnel leads out, too, and is none of these.
        #expect(outward.isEmpty || outward.first == Socket.outwardAddress && outward.count == 1)
    }
}
