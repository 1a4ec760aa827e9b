/// One line in a birdwatcher's notebook.
struct Entry: Hashable {
    let bird: String
    /// In seconds since 1970.
    let time: Int
}

/// A bird that came, and stayed for a while.
struct Visit: Hashable {
    let bird: String
    /// The times of its first and of its last entry.
    let first: Int
    var last: Int
}
