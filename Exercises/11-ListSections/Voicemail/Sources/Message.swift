/// What somebody has said to the answering machine.
struct Message: Equatable {
    let caller: String
    var isHeard = false
}
