@testable import BirdSightings

/// All orders in which these entries can stand: 6 for three entries, 24 for four.
func orders(of entries: [Entry]) -> [[Entry]] {
    if entries.count < 2 { return [entries] }
    return entries.indices.flatMap { index in
        var others = entries
        let first = others.remove(at: index)
        return orders(of: others).map { [first] + $0 }
    }
}
