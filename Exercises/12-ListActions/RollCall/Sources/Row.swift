/// What a row shows, and which child it is about.
struct Row: Equatable {
    let number: Int
    let name: String
}
