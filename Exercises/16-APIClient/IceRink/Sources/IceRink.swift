import Foundation

/// What it costs to skate in the park, and how long one may.
struct IceRink {
    /// The sizes of the skates that can be rented.
    let skateSizes = Array(28...46)

    /// What an afternoon on the ice costs, in cents.
    ///
    /// - Parameter visit: which visit of the winter it is, counted from 1.
    func price(age: Int, visit: Int = 1, rentsSkates: Bool = false) -> Int {
        var price = 900
        if age <= 15 { price = 500 }
        if age > 65 { price = 600 }
        if age <= 6 || visit.isMultiple(of: 10) { price = 0 }
        return rentsSkates ? price + 30 : price
    }

    /// The hour at which the rink closes; nil, if it does not open on this day.
    func closingHour(on day: Day) -> Int? {
        switch day {
        case .tuesday, .wednesday, .thursday, .friday, .saturday: 20
        case .monday, .sunday: nil
        }
    }

    /// What the ticket says about its time, by the clock of Vienna, such as "14:05".
    func stamp(at time: Date) -> String {
        let clock = DateFormatter()
        clock.locale = Locale(identifier: "en_US_POSIX")
        clock.timeZone = .gmt
        clock.dateFormat = "HH:mm"
        return clock.string(from: time)
    }
}
