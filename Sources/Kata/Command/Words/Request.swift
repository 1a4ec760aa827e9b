/// What the words behind `kata` ask for.
enum Request: Equatable {
    case home
    case version
    case help(String?)
    case list(asJSON: Bool)
    case follow(Place)
    case compare(Place?)
    case check(String?, Check.Options)
    case watch(String?, Watch.Options)
    case log(String?, asJSON: Bool)
    case hint(String?)
    case solution(String, evenIfNotDone: Bool)
    case reset(String)
    case verify(String?, asJSON: Bool)
    case bench(String?)
}

extension Check {
    /// How to check.
    struct Options: Equatable {
        /// Whether tests that were never seen red count as not yet done.
        var isStrict = false
        var asJSON = false
    }
}

extension Watch {
    /// How to watch.
    struct Options: Equatable {
        /// Looks at the files again and again, as where no events arrive.
        var polls = false
        /// Turns the coach off.
        var isQuiet = false
        /// Ends after the first run, for an editor that asks for one.
        var isOnce = false
        var asJSON = false
    }
}
