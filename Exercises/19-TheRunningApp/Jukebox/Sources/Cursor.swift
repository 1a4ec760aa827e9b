/// The mark in a list.
struct Cursor {
    private(set) var row = 0

    mutating func down(in count: Int) {
        row = min(row + 1, count - 1)
    }

    mutating func up() {
        row = max(row - 1, 0)
    }
}
