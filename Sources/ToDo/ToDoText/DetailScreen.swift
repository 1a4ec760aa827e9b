import DetailPresenter
import Foundation
import ItemModel
import TerminalText

/// The details of an item as text.
final class DetailScreen: TextScreen, DetailView {
    var titleText = ""
    var dateText = ""
    var locationText = ""
    var addressText = ""
    var descriptionText = ""
    var isDoneEnabled = false
    private var center: Coordinate?
    private var problem: String?
    /// The first line that is on the screen.
    private var top = 0
    private let presenter: DetailPresenter
    private let back: () -> Void

    init(_ presenter: DetailPresenter, back: @escaping () -> Void) {
        self.presenter = presenter
        self.back = back
        presenter.view = self
    }

    func showMap(center: Coordinate) {
        self.center = center
    }

    func hideMap() {
        center = nil
    }

    func show(problem: String?) {
        self.problem = problem
    }

    func appear() {
        presenter.viewWillAppear()
    }

    func disappear() {
        presenter.viewDidDisappear()
    }

    var hints: [Hint] {
        (isDoneEnabled ? [Hint("d", "done", written: "d")] : [])
            + [Hint("Esc", "back", written: "b")]
    }

    func hints(in size: Size) -> [Hint] {
        let isLong = lines(size.columns).count > size.rows
        return hints.dropLast() + (isLong ? [Hint("↑↓", "scroll")] : []) + hints.suffix(1)
    }

    func press(_ key: Key) -> Bool {
        switch key {
        case .character("d"): presenter.didTapDone()
        case .escape, .left, .character("b"): back()
        case .up, .character("k"): top = max(0, top - 1)
        case .down, .character("j"): top += 1
        default: return false
        }
        return true
    }

    func picture(_ size: Size) -> Picture {
        let all = lines(size.columns)
        top = max(0, min(top, all.count - size.rows))
        return Picture(Array(all.dropFirst(top)))
    }

    var transcript: [String] { lines(80).map(\.text) }

    private func lines(_ columns: Int) -> [Line] {
        let texts = [
            problem, field("Date", dateText), field("Location", locationText),
            field("Address", addressText), field("Description", descriptionText),
            isDoneEnabled ? "[Done]" : "(Done)",
            center.map { "Map: \($0.latitude), \($0.longitude)" },
        ]
        return titleText.wrapped(to: columns).map { Line($0, .heading) }
            + texts.compactMap { $0 }.flatMap { $0.wrapped(to: columns) }.map { Line($0) }
            + map(columns).map { Line($0) }
    }

    private func map(_ columns: Int) -> [String] {
        guard let center, columns >= WorldMap.columns else { return [] }
        return WorldMap(center: center).lines
    }

    private func field(_ name: String, _ text: String) -> String? {
        text.isEmpty ? nil : "\(name): \(text)"
    }
}
