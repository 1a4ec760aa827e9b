/// Knows which day it is.
protocol Clock: AnyObject {
    /// Such as `3 May`.
    var today: String { get }
}

/// Puts lines on paper.
protocol Printer: AnyObject {
    func print(_ line: String)
}
