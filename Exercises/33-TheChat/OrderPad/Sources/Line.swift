/// The way to the kitchen.
protocol Line: AnyObject {
    func send(_ order: Order)
}

/// Something to cook. The kitchen cooks each ticket once, however often it comes.
struct Order: Equatable {
    let ticket: Int
    let dish: String
}
