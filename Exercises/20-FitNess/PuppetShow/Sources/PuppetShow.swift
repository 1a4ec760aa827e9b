/// A puppet show in the park, and the sign beside its curtain.
final class PuppetShow {
    enum State { case closed, playing, paused, over, eaten }

    private(set) var state = State.closed {
        didSet { signChanged?(sign) }
    }
    private(set) var scene = 1
    var hero: String?
    var signChanged: ((String) -> Void)?

    var sign: String {
        switch state {
        case .closed: "Soon"
        case .playing: "Quiet, please"
        case .paused: ""
        case .over: "The end"
        case .eaten: "Oh no"
        }
    }

    func begin() throws {
        guard hero != nil else { throw NoHero() }
        if state == .closed { state = .playing }
    }

    /// There are three scenes.
    func nextScene() {
        guard state == .playing else { return }
        if scene < 3 { scene += 1 } else { state = .over }
    }

    /// The crocodile is quicker than the hero.
    func snap() {
        if state == .playing { state = .eaten }
    }

    /// Pulls the rope of the curtain: a pause, or on with the show.
    func pullRope() throws {}
}

/// A show needs a puppet that plays the hero.
struct NoHero: Error {}
