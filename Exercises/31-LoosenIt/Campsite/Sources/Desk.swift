/// The desk of a campsite at a lake.
final class Desk {
    private var guests: [String?]
    private var bills: [Int] = []

    init(pitches: Int) {
        guests = Array(repeating: nil, count: pitches)
    }

    /// How many pitches are free.
    var free: Int {
        guests.count { $0 == nil }
    }

    /// What all guests have paid.
    var takings: Int {
        bills.reduce(0, +)
    }

    /// Gives a guest the first pitch that is free, and writes the letter.
    func checkIn(
        _ name: String, people: Int, nights: Int, dogs: Int = 0, isSummer: Bool = false
    ) -> String {
        guard let place = guests.firstIndex(where: { $0 == nil }) else {
            return "Dear \(name),\nwe have no pitch for you."
        }
        guests[place] = name
        // Each seventh night is free.
        let paid = nights - nights / 7
        let pitch = people * paid * (isSummer ? 14 : 10)
        // The dogs pay for it.
        let dogFee = dogs * nights * 2
        var lines = ["Dear \(name),", "your pitch is number \(place + 1)."]
        let whoever = people == 1 ? "1 person" : "\(people) people"
        let howLong = nights == 1 ? "1 night" : "\(nights) nights"
        lines.append("\(whoever), \(howLong): \(pitch) euros")
        if dogs > 0 {
            let pack = dogs == 1 ? "1 dog" : "\(dogs) dogs"
            lines.append("\(pack): \(dogFee) euros")
            lines.append("Together: \(pitch + dogFee) euros")
        }
        bills.append(pitch + dogFee)
        return lines.joined(separator: "\n")
    }

    /// Whether somebody was there.
    func checkOut(_ number: Int) -> Bool {
        guard guests.indices.contains(number - 1), guests[number - 1] != nil else { return false }
        guests[number - 1] = nil
        return true
    }
}
