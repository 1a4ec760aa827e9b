/// A book that somebody has borrowed.
struct Book {
    let title: String
    var isGivenBack = false
}
