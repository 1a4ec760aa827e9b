/// The four digits that open a locker.
struct Code: Equatable {
    let digits: String
}
