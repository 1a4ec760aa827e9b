import Coordinator

/// What a phone does with screens: the one on top is seen, the others are hidden.
final class Glass: Navigator {
    let views = Views()
    private var pushed: [Screen] = []
    private var presented: [Screen] = []

    var top: Screen? { presented.last ?? pushed.last }

    func setRoot(_ screen: Screen) {
        change { pushed = [screen] }
    }

    func push(_ screen: Screen) {
        change { pushed.append(screen) }
    }

    func pop() {
        change { pushed.removeLast() }
    }

    func present(_ screen: Screen) {
        change { presented.append(screen) }
    }

    func dismiss() {
        change { _ = presented.popLast() }
    }

    private func change(_ action: () -> Void) {
        views.hide(top)
        action()
        views.show(top)
    }
}
