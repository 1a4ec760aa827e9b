/// A diary with a page for each day, kept on a disk.
final class Diary {
    enum Answer { case saved, notSaved }

    private(set) var pages: [String: String]
    private let disk: any Disk

    init(on disk: any Disk) {
        self.disk = disk
        pages = disk.pages
    }

    /// Puts the text on the page of that day, in place of what was there.
    func write(_ text: String, on day: String) -> Answer {
        if pages[day] == text { return .saved }
        pages[day] = text
        return save()
    }

    /// Takes the page of that day away.
    func tearOut(_ day: String) -> Answer {
        if pages[day] == nil { return .saved }
        pages[day] = nil
        return save()
    }

    private func save() -> Answer {
        do {
            try disk.save(pages)
            return .saved
        } catch {
            return .notSaved
        }
    }
}
