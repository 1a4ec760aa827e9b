/// Beats as regularly as its owner wants, from its start until it is stopped.
protocol Metronome: AnyObject {
    func start(_ beat: @escaping () -> Void)
    func stop()
}
