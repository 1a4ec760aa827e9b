/// The visits of all birds in a notebook, the earliest first.
func visits(of entries: [Entry]) -> [Visit] {
    var visits: [Visit] = []
    var latest: [String: Int] = [:]
    for entry in entries {
        if let index = latest[entry.bird], entry.time - visits[index].last <= 60 {
            visits[index].last = entry.time
        } else {
            latest[entry.bird] = visits.count
            visits.append(Visit(bird: entry.bird, first: entry.time, last: entry.time))
        }
    }
    return visits.sorted { $0.first < $1.first }
}
