/// A marina with berths, a baker in the morning and one crane.
final class Marina {
    let berthPrice = 900
    let personPrice = 450
    private let size: Int
    private(set) var day = 1
    private var boats: [Int: Boat] = [:]
    private var rolls: [Int: Int] = [:]
    private var lifted: Int?
    private var waiting: [Int] = []

    init(berths: Int) {
        size = berths
    }

    // MARK: - Boats

    /// Gives a berth to somebody, or says why not.
    func arrive(_ name: String, crew: Int, at berth: Int) -> String {
        if berth < 1 || berth > size { return "There is no berth \(berth)." }
        if let boat = boats[berth] { return "\(boat.name) is in berth \(berth)." }
        if crew < 1 || crew > 6 { return "A berth is for one to six." }
        boats[berth] = Boat(name, crew: crew, in: self)
        return "\(name), berth \(berth)."
    }

    /// Somebody pays and goes. Their rolls are not baked, and nobody waits for them at the crane.
    func leave(_ berth: Int) -> String {
        guard let boat = boats[berth] else { return "Nobody is in berth \(berth)." }
        boats[berth] = nil
        rolls[berth] = nil
        waiting.removeAll { $0 == berth }
        if lifted == berth { _ = craneStops() }
        return "\(boat.name): \(boat.bill())"
    }

    // MARK: - Rolls

    /// Orders rolls for tomorrow; a new order takes the place of an old one.
    func order(_ count: Int, for berth: Int) -> String {
        guard let boat = boats[berth] else { return "Nobody is in berth \(berth)." }
        if count < 0 || count > 20 { return "The baker brings up to 20." }
        rolls[berth] = count == 0 ? nil : count
        return "\(boat.name), \(count) rolls."
    }

    /// What the baker is told in the evening.
    func bakersList() -> [String] {
        var list: [String] = []
        var sum = 0
        for berth in rolls.keys.sorted() {
            guard let count = rolls[berth] else { continue }
            list.append("\(berth): \(count)")
            sum += count
        }
        list.append("together: \(sum)")
        return list
    }

    // MARK: - Crane

    /// Somebody is lifted, or waits until it is their turn.
    func lift(_ berth: Int) -> String {
        guard let boat = boats[berth] else { return "Nobody is in berth \(berth)." }
        if lifted == berth || waiting.contains(berth) { return "\(boat.name), once is enough." }
        if lifted == nil {
            lifted = berth
            boat.lifts += 1
            return "\(boat.name) is lifted."
        }
        waiting.append(berth)
        return "\(boat.name) waits, number \(waiting.count)."
    }

    /// The crane is ready, and the next one is lifted.
    func craneStops() -> String {
        if lifted == nil { return "The crane hangs idle." }
        lifted = waiting.isEmpty ? nil : waiting.removeFirst()
        guard let berth = lifted, let boat = boats[berth] else { return "The crane is free." }
        boat.lifts += 1
        return "\(boat.name) is lifted."
    }

    // MARK: - Morning

    /// A day begins: the baker comes, and the crane is empty.
    func morning() {
        day += 1
        for (berth, count) in rolls {
            boats[berth]?.rolls += count
        }
        rolls = [:]
        lifted = nil
        waiting = []
    }
}

/// Somebody in a berth.
final class Boat {
    let name: String
    var rolls = 0
    var lifts = 0
    private let crew: Int
    private let marina: Marina
    private let arrival: Int

    init(_ name: String, crew: Int, in marina: Marina) {
        self.name = name
        self.crew = crew
        self.marina = marina
        arrival = marina.day
    }

    /// Who comes and goes on one day has stayed a night, says the bill.
    func bill() -> String {
        let nights = max(1, marina.day - arrival)
        let stay = nights * (marina.berthPrice + crew * marina.personPrice)
        let cents = stay + rolls * 45 + lifts * 350
        return "\(nights) × night, \(rolls) × roll, \(lifts) × lift: \(cents) cents"
    }
}
