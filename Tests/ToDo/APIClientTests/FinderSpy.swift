import InputForm
import ItemModel

/// Answers each question at once, with the next of its answers; where it has none, nobody answers.
actor FinderSpy: CoordinateFinding {
    private(set) var addresses: [String] = []
    private var answers: [Coordinate?]

    init(_ answers: Coordinate?...) {
        self.answers = answers
    }

    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        addresses.append(address)
        let answer = answers.count > 1 ? answers.removeFirst() : answers.first ?? nil
        guard let answer else { throw .noAnswer }
        return answer
    }
}
