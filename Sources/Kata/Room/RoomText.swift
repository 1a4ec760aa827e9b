/// What a watcher shows of the room it is in.
struct RoomText: Equatable {
    private let standing: RoomGuest.Standing
    private let name: String
    private let asksForHelp: Bool
    private let offer: RoomPlace?

    init(_ guest: RoomGuest) {
        standing = guest.standing
        name = guest.name.text
        asksForHelp = guest.asksForHelp
        offer = guest.offer
    }

    /// How it stands with the room.
    var line: String {
        switch standing {
        case .searching: "Room: looking for the board; your watcher does not need it."
        case .inside where asksForHelp: "Room: you are \(name), and ask for help."
        case .inside: "Room: you are \(name); your light is on the board, and nothing else."
        case .refused(.word):
            "Room: that is not its code word. Look at the board, q, and watch --room again."
        case .refused(.full): "Room: the board is full; it is tried again."
        case .refused(.machine):
            "Room: too many lights come from this machine; it is tried again."
        case .refused(.language):
            "Room: the board does not understand this companion. Both need the same: git pull"
        case .left: "Room: you have left; x goes back in."
        }
    }

    var call: String? {
        offer.map {
            "Everybody to \($0.text): e takes you there"
                + ($0.isStep ? ", and moves what is in Practice/ to a backup." : ".")
        }
    }

    var keys: String {
        standing == .left
            ? "x back into the room"
            : (asksForHelp ? "a no more help" : "a ask for help") + " · x leave the room"
    }
}
