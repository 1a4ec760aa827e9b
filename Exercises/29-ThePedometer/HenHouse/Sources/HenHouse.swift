/// Counts the eggs that the nests report, and notes what is wrong.
final class HenHouse {
    private(set) var eggs = 0
    /// For the farmer, the oldest first.
    private(set) var notes: [String] = []

    func report(eggs more: Int?, trouble: Trouble?) {
        if let more { eggs += more }
        if let trouble { notes.append(trouble.text) }
    }
}
