import Foundation

/// Receives storm warnings from the coast, in pieces.
protocol Radio: AnyObject {
    /// Who is told what has been received.
    var delegate: (any RadioDelegate)? { get set }

    /// Begins to receive the warning for a sea.
    ///
    /// - Returns: the number of this warning. All that is received of it later bears this number.
    func tune(to sea: String) -> Int

    /// Gives up. What is on its way may still arrive.
    func stop(_ number: Int)
}

/// Is told what a radio has received. All of this comes later, when `tune` has long returned.
protocol RadioDelegate: AnyObject {
    /// A chunk has come, the next one of this warning.
    func didReceive(_ chunk: Data, of number: Int)

    /// Nothing more will come: the warning is complete, or there was an error.
    func didComplete(_ number: Int, error: (any Error)?)
}
