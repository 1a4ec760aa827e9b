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

    /// Whether what runs may be written by people whom nobody here knows.
    var runsCodeOfStrangers: Bool {
        switch self {
        case .grade, .duel: true
        default: false
        }
    }
}
