/// What an exercise of one person comes to: the same for the same files, on every machine.
///
/// It has no times, and nothing that the person's code has printed.
struct Grade: Codable, Equatable, Sendable {
    enum State: String, Codable, CaseIterable, Sendable {
        case done
        /// The tests are green on the person's own code, and that is not enough.
        case notYet
        /// The tests are red on the person's own code, or come to no result.
        case failing
        /// It is as it was given.
        case notBegun
        case missing
        case unreadable
        /// It came after the others' had been judged, and may be there.
        case notJudged
    }

    struct Square: Codable, Equatable, Sendable {
        var verdict: String
        var summary: String
        var passed: Int
        /// How many tests there are that are not skipped.
        var all: Int
        var failing: [String]
        /// The test that failed first, and what it said; nil where that is not the same each time.
        var said: String?
    }

    enum Sight: String, Codable, Sendable {
        case noticed, missed, undecided
    }

    var state: State
    var yourTestsOnYourCode: Square?
    var yourTestsOnOurCode: Square?
    var ourTestsOnYourCode: Square?
    var yourTestsOnStarter: Square?
    /// One for each fault of the exercise; none if the tests come to no result on our solution.
    var faults: [Sight]
    /// How far a kata has come that has more parts, such as `part 2 of 4`.
    var part: String?
    var advice: [String]
    /// Whether it is said of all that was handed in: nobody knows what it is.
    var isOfAll = false

    /// One that nothing was run for.
    init(_ state: State, advice: [String] = [], isOfAll: Bool = false) {
        self.state = state
        self.advice = advice
        self.isOfAll = isOfAll
        faults = []
    }

    /// - Parameter advice: in words that the judgement without what was printed leads to.
    init(_ judgement: Judgement, advice: [String]) {
        let squares = judgement.squares
        state =
            squares.isDone ? .done : squares.yourTestsOnYourCode.isGreen ? .notYet : .failing
        yourTestsOnYourCode = Square(squares.yourTestsOnYourCode)
        yourTestsOnOurCode = squares.yourTestsOnOurCode.map(Square.init)
        ourTestsOnYourCode = squares.ourTestsOnYourCode.map(Square.init)
        yourTestsOnStarter = squares.yourTestsOnStarter.map(Square.init)
        let redOnOurs = squares.yourTestsOnOurCode?.failingIDs ?? []
        faults = (squares.hasResultOnOurs ? squares.yourTestsOnMutants : []).map { row in
            // What is red on our solution too has noticed nothing.
            let isNoticed =
                row.report.verdict.isCutShort || !row.report.failingIDs.isSubset(of: redOnOurs)
            return row.isCaught && isNoticed ? .noticed : row.isDecided ? .missed : .undecided
        }
        self.advice = advice
    }

    /// The code does a part of a kata, and more of them are to come: its faults are not those that
    /// the others are told about.
    mutating func leave(at number: Int, of count: Int) {
        part = "part \(number) of \(count)"
        let seen = faults.isEmpty ? "" : ", \(noticed) of its \(faults.count) faults noticed"
        let isDone = state == .done
        let first = "This is \(part ?? "")\(seen)."
        advice = [first] + (isDone ? ["It is done: part \(number + 1) comes next."] : advice)
        if isDone { state = .notYet }
        faults = []
    }

    /// Whether somebody has certainly worked on it.
    var isBegun: Bool {
        switch state {
        case .done, .notYet, .failing: true
        case .unreadable: !isOfAll
        case .notBegun, .missing, .notJudged: false
        }
    }

    var noticed: Int { faults.count { $0 == .noticed } }

    /// Whether tests were run for it.
    var isJudged: Bool { yourTestsOnYourCode != nil }

    var sights: String {
        guard !faults.isEmpty else { return "·" }
        let undecided = faults.count { $0 == .undecided }
        return "\(noticed == faults.count ? "✔" : "✘") \(noticed) of \(faults.count)"
            + (undecided > 0 ? ", \(undecided) without a result" : "")
    }

    var words: String {
        [
            state.words, part, isJudged ? yourTestsOnYourCode.words : nil,
            faults.isEmpty ? nil : sights,
        ]
        .compactMap(\.self).joined(separator: ", ")
    }
}

extension Grade.Square {
    fileprivate init(_ report: Report) {
        verdict = report.verdict.name
        summary = report.verdict.summary.bounded
        passed = report.passed
        all = report.tests.count { $0.outcome != .skipped }
        failing = report.failingTitles.map(\.bounded)
    }
}

extension Grade.Square? {
    var words: String {
        guard let self else { return "·" }
        switch self.verdict {
        case "green": return "✔ \(self.passed) passed"
        case "red" where self.all == self.passed: return "✘ between tests"
        case "red": return "✘ \(self.all - self.passed) failing"
        default: return "✘ \(self.summary)"
        }
    }
}

extension Report {
    var said: String? {
        guard verdict == .red, let failure = failures.first, !failure.message.isEmpty else {
            return nil
        }
        return ((failure.title.map { "“\($0)”: " } ?? "") + failure.message).bounded
    }
}

extension Squares {
    /// Whether your tests can be judged, whatever your code does: all had their turn on ours.
    var hasResultOnOurs: Bool { [.green, .red].contains(yourTestsOnOurCode?.verdict) }

    /// These squares without what the moment or the code itself says in a failure.
    var impersonal: Squares {
        var squares = self
        squares.yourTestsOnYourCode = yourTestsOnYourCode.impersonal
        squares.yourTestsOnOurCode = yourTestsOnOurCode?.impersonal
        squares.ourTestsOnYourCode = ourTestsOnYourCode?.impersonal
        squares.yourTestsOnStarter = yourTestsOnStarter?.impersonal
        return squares
    }
}

extension Report {
    /// What the compiler says stays: it is the same each time.
    fileprivate var impersonal: Report {
        var report = self
        report.failures = [firstFailure].compactMap(\.self).map { failure in
            var failure = failure
            failure.test = failure.test?.bounded
            failure.arguments = nil
            // A path from the root is that of this run alone.
            if failure.file?.hasPrefix("/") ?? false { failure.file = nil }
            failure.message = verdict == .doesNotCompile ? failure.message.bounded : ""
            return failure
        }
        return report
    }
}

extension String {
    /// As much of it as a table can take, with no control characters.
    fileprivate var bounded: String {
        utf8.count > 300 && count > 200 ? prefix(199).description.printable + "…" : printable
    }
}
