/// The saves of an exercise in their order, and what can be told from them.
struct History: Equatable, Sendable {
    var entries: [Entry]

    init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    /// What somebody has saved; what the companion has written is none of it.
    var saves: [Entry] { entries.filter { $0.isGiven != true } }

    /// A way from red, or from a test that does not compile, to green.
    struct Cycle: Equatable, Sendable, Codable {
        /// Seconds since 1970.
        var start: Double
        var end: Double
        /// The tests that were red on the way.
        var tests: [String]

        var seconds: Double { end - start }
    }

    var cycles: [Cycle] {
        cycleSaves.map { saves in
            Cycle(
                start: entries[saves.lowerBound].time, end: entries[saves.upperBound].time,
                tests: Set(entries[saves].flatMap(\.failing)).sorted())
        }
    }

    /// The entries of each cycle, by their places.
    var cycleSaves: [ClosedRange<Int>] {
        var cycles: [ClosedRange<Int>] = []
        var start: Int?
        for (index, isRed) in areReds.enumerated() {
            // Nobody has come from red to a green that was given.
            if entries[index].isGiven == true { start = nil }
            switch entries[index].light {
            case .amber where !isRed && start == nil: break
            case .red, .amber: start = start ?? index
            case .green, .refactor:
                cycles += start.map { [$0...index] } ?? []
                start = nil
            case .dark: break
            }
        }
        return cycles
    }

    /// The tests that were seen red before they were green.
    ///
    /// A test that appears after its file did not compile counts: that was its red. So does one
    /// that takes the place of another that counted: it has a new name. Where no run came before, it
    /// is not known which test that was, unless it is the only one.
    var seenRed: Set<String> {
        var seen: Set<String> = []
        var known: Set<String> = []
        var hasRun = false
        var wasBroken = false
        var last = Entry(time: 0, light: .dark)
        for (entry, isRed) in zip(entries, areReds) {
            seen.formUnion(entry.failing)
            let unknown = entry.tests.subtracting(known)
            if wasBroken, hasRun || unknown.count == 1 { seen.formUnion(unknown) }
            wasBroken = (wasBroken && !entry.isWhole) || isRed
            guard entry.isWhole else { continue }
            let (new, gone) = (entry.newTests(since: last), entry.goneTests(since: last))
            if new.count == gone.count, gone.isSubset(of: seen) { seen.formUnion(new) }
            known.formUnion(entry.tests)
            (last, hasRun) = (entry, true)
        }
        return seen
    }

    /// Whether each entry is one of tests that do not compile, and that is a red: they name what is
    /// not there yet. A slip in the code is none, nor is a slip in the tests, which these alone
    /// make good.
    private var areReds: [Bool] {
        var (code, tests) = (false, false)
        let reds = entries.reversed().map { entry in
            let isSlip = tests && !code
            let isStillBroken = entry.light == .amber
            code = entry.changedCode || isStillBroken && code
            tests = entry.changedTests || isStillBroken && tests
            return entry.isBrokenInTests && !isSlip
        }
        return reds.reversed()
    }

    /// When it was green last, in seconds since 1970.
    var lastGreen: Double? { saves.last { $0.light.isGreen }?.time }

    var predictions: (right: Int, all: Int) {
        let results = entries.compactMap(\.isPredictionRight)
        return (results.count { $0 }, results.count)
    }

    /// The last entry before the newest in which all tests had their turn.
    var lastRunBefore: Entry? { earlier.last(where: \.isWhole) }

    /// The entries before the newest, from the last one that the companion has written.
    private var earlier: ArraySlice<Entry> {
        let earlier = entries.dropLast()
        return earlier[(earlier.lastIndex { $0.isGiven == true } ?? earlier.startIndex)...]
    }

    /// The entries since the last green one, without it and without the newest.
    var sinceGreen: ArraySlice<Entry> {
        guard let green = earlier.lastIndex(where: { $0.light.isGreen }) else { return earlier }
        return earlier[(green + 1)...]
    }
}
