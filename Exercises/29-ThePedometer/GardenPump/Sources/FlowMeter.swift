/// Says how many litres have gone through since its last report.
protocol FlowMeter: AnyObject {
    /// - Parameter receive: gets each report, until the meter is stopped.
    func start(_ receive: @escaping (Double) -> Void)
    func stop()
}
