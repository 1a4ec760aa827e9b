/// What a guest has ordered so far.
struct Order: Equatable {
    var pizza = ""
    var street = ""
    var wishes = ""
}
