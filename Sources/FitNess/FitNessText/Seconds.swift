/// Makes whole seconds of a clock that is asked now and then.
public struct Seconds {
    private var last: Double

    /// - Parameter now: in seconds, from any beginning.
    public init(now: Double) {
        last = now
    }

    /// How many seconds have gone by since the last whole one.
    ///
    /// If the program was asleep, that is one second: nobody could run, and Nessie did not swim.
    public mutating func passed(now: Double) -> Int {
        if now - last >= 5 || now < last {
            last = now
            return 1
        }
        let whole = Int(now - last)
        last += Double(whole)
        return whole
    }
}
