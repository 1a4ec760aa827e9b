/// Why a pedometer counts no more.
public enum PedometerError: Error, Equatable {
    case notAuthorized
    /// A sentence of the sensor's.
    case other(String)
}
