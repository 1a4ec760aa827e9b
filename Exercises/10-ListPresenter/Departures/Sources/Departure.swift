/// A train that leaves.
struct Departure {
    let destination: String
    /// nil as long as nobody knows.
    var platform: Platform?
    /// nil if the train is on time.
    var minutesLate: Int?
}

/// Where a train stands, such as platform "4", section "C".
struct Platform {
    let name: String
    var section: String?
}
