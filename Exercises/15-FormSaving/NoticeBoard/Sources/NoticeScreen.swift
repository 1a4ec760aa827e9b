/// What the screen with the notices shows.
@MainActor
final class NoticeScreen {
    private(set) var notices: [String] = []
    /// Words for the person if it went wrong, or else nil.
    private(set) var message: String?
    /// The task that waits for the board; nil if nothing is loading.
    private(set) var loading: Task<Void, Never>?
    private let board: any Board

    init(board: any Board) {
        self.board = board
    }

    /// The person has come to the screen, or has tapped "Load".
    func load() {
    }

    /// The person has left the screen.
    func leave() {
    }
}
