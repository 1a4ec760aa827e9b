/// The quiz of a pub: which teams are there, and how many points each has.
final class Quiz {
    func join(_ team: String) {
        if gPoints[team] != nil { return print("\(team) are in already") }
        gPoints[team] = 0
        print("Welcome, \(team)")
    }

    /// In round 1 a right answer is worth one point, in round 2 two, and so on.
    func right(_ team: String) {
        guard let points = gPoints[team] else { return print("Who are \(team)?") }
        gPoints[team] = points + gRound
        print("\(team): \(points + gRound)")
    }

    func nextRound() {
        gRound += 1
        print("Round \(gRound)")
    }

    /// The best come first, and of equals the first of the alphabet.
    func end() {
        let best = gPoints.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        for (index, team) in best.enumerated() { print("\(index + 1). \(team.key) \(team.value)") }
    }
}
