/// A child of the class, who is here or is not.
struct Child: Equatable {
    let number: Int
    let name: String
    var isHere = false
}
