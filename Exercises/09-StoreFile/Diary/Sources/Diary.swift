/// A diary with a page for each day, kept on a disk.
struct Diary {
    let disk: any Disk

    /// Puts the text on the page of that day, in place of what was there.
    func write(_ text: String, on day: String) throws {
        try disk.remove(day)
        try disk.write(text, on: day)
    }

    /// Takes the page of one day to another, below what is there.
    func move(_ day: String, to other: String) throws {
        guard let text = disk.pages[day] else { return }
        try disk.remove(day)
        if let there = disk.pages[other] {
            try disk.write(there + "\n" + text, on: other)
        } else {
            try disk.write(text, on: other)
        }
    }
}
