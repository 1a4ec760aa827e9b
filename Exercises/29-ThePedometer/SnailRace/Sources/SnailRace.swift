/// A snail on its way to a lettuce, and a hedgehog behind it.
final class SnailRace {
    enum State {
        case waiting, running, resting, home, eaten
    }

    private(set) var state = State.waiting
    /// In centimetres, as the hedgehog's.
    private(set) var snail = 0
    private(set) var hedgehog = 0
    private var beatsAsleep = 0
    private let snailBeat: any Metronome
    private let hedgehogBeat: any Metronome

    init(snail: any Metronome, hedgehog: any Metronome) {
        snailBeat = snail
        hedgehogBeat = hedgehog
    }

    func start() {
        if state == .waiting { run() }
    }

    func rest() {
        if state == .running { halt(.resting) }
    }

    func goOn() {
        if state == .resting { run() }
    }

    func again() {
        halt(.waiting)
        snail = 0
        hedgehog = 0
        beatsAsleep = 0
    }

    private func run() {
        state = .running
        snailBeat.start { [unowned self] in creep() }
        hedgehogBeat.start { [unowned self] in follow() }
    }

    private func halt(_ state: State) {
        self.state = state
        snailBeat.stop()
        hedgehogBeat.stop()
    }

    private func creep() {
        snail += 3
        if snail >= 30 { halt(.home) }
    }

    private func follow() {
        guard beatsAsleep == 5 else {
            beatsAsleep += 1
            return
        }
        hedgehog += 4
        if snail > 0 && hedgehog >= snail { halt(.eaten) }
    }
}
