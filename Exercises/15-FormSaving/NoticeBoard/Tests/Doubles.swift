import Testing

@testable import NoticeBoard

/// Remembers what was pinned, in order.
final class BoardSpy: Board {
    private(set) var notices: [Notice] = []

    func pin(_ notice: Notice) {
        notices.append(notice)
    }
}

/// Remembers what it was asked for, and answers when the test wants it to.
final class TownMapSpy: TownMap {
    private(set) var addresses: [String] = []
    private var completions: [(Position?) -> Void] = []

    func find(_ address: String, completion: @escaping (Position?) -> Void) {
        addresses.append(address)
        completions.append(completion)
    }

    /// Answers the question that has waited longest.
    func answer(_ position: Position?, sourceLocation: SourceLocation = #_sourceLocation) {
        guard !completions.isEmpty else {
            Issue.record("the map was not asked", sourceLocation: sourceLocation)
            return
        }
        completions.removeFirst()(position)
    }
}
