/// What the words behind `kata` ask for.
enum Request: Equatable {
    case home
    case version
    case help(String?)
    case list(kind: String?, asJSON: Bool)
    case follow(Place)
    case compare(Place?, showsWords: Bool)
    case check(String?, Check.Options)
    case watch(String?, Watch.Options)
    case log(String?, asJSON: Bool)
    case ask(Int?)
    case hint(String?)
    case next(String?)
    case solution(String, evenIfNotDone: Bool)
    case reset(String)
    case back(Int?)
    case handIn([String], PackWork.Options)
    case ready
    case room(Room.Options)
    case pages(Pages.Options)
    case grade(String, [String], GradeAll.Options)
    case verify(String?, asJSON: Bool)
    case duel(Duel.Action)
    case mutate(String, Mutate.Options)
}

extension Request {
    /// Whether what runs may be written by people whom nobody here knows.
    var runsCodeOfStrangers: Bool {
        switch self {
        case .grade, .duel: true
        default: false
        }
    }
}

extension Watch {
    struct Options: Equatable {
        /// Looks at the files again and again, as where no events arrive.
        var polls = false
        /// Turns the coach off.
        var isQuiet = false
        /// Ends after the first run, for an editor that asks for one.
        var isOnce = false
        var asJSON = false
        /// Where a board is, to which the light is sent; and the name it shows.
        var room: String?
        var name: String?
    }
}
