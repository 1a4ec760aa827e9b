/// The points of each team, and the number of the round.
nonisolated(unsafe) var gPoints: [String: Int] = [:]
nonisolated(unsafe) var gRound = 1

/// What is said goes here; to the terminal, as long as nobody else wants it.
nonisolated(unsafe) var gSay: (String) -> Void = { Swift.print($0) }

/// A name of our own module comes before the same name of a library.
func print(_ text: String) {
    gSay(text)
}

/// What is said on an evening on which this happens.
func evening(_ happen: (Quiz) -> Void) -> [String] {
    gPoints = [:]
    gRound = 1
    var said: [String] = []
    gSay = { said.append($0) }
    happen(Quiz())
    return said
}
