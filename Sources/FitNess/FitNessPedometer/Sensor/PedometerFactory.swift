/// Picks the sensor: a phone's own, whether it can count or not, and on a desk a simulated one.
public struct PedometerFactory {
    private let own: (() -> any Pedometer)?
    private let simulated: () -> any Pedometer

    /// - Parameter own: makes the phone's own sensor; nil on a desk.
    public init(own: (() -> any Pedometer)?, simulated: @escaping () -> any Pedometer) {
        self.own = own
        self.simulated = simulated
    }

    /// The sensor of this machine where there is one, or else a simulated one.
    public func make() -> any Pedometer {
        own?() ?? simulated()
    }
}
