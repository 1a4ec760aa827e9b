/// A game of chess that is over.
struct Game {
    enum Result {
        case white, black, draw
    }

    let white: String
    let black: String
    let result: Result
}
