/// A photo in the album. Of an old one, not everything is known.
struct Photo {
    let title: String
    /// When it was taken, in seconds since 1970.
    var taken: Double?
    var place: String?
    var story: String?
}
