import FitNessAlerts
import FitNessModel
import TerminalText

extension FitNessApp {
    static let least = Size(columns: 42, rows: 9)

    /// What is on a screen of this size; a sentence if it is smaller than 42 columns or 9 rows.
    public func picture(_ size: Size) -> Picture {
        guard size.columns >= FitNessApp.least.columns, size.rows >= FitNessApp.least.rows else {
            let sentence =
                "This terminal is too small: "
                + "\(FitNessApp.least.columns) columns and \(FitNessApp.least.rows) rows are needed."
            return Picture(sentence.wrapped(to: size.columns).map { Line($0) })
                .cropped(to: size.rows)
        }
        if let typed { return question(typed) }
        var lines = [Line("FitNess", .heading), Line(numbers), Line(track()), Line(situation)]
        lines += shownAlerts(size.rows - 6)
        let gap = size.rows - 1 - lines.count
        lines += Array(repeating: Line(""), count: gap)
        return Picture(lines + [Line(hints, .faint)])
    }

    private func question(_ typed: String) -> Picture {
        let prompt = "How many steps? "
        return Picture(
            [
                Line("FitNess", .heading), Line(prompt + typed), Line(remark),
                Line("Return ok  Esc cancel", .faint),
            ],
            caret: Picture.Place(row: 1, column: (prompt + typed).columns))
    }

    private var numbers: String {
        guard let goal = model.data.goal else { return "No goal yet" }
        return "\(model.data.steps) of \(goal) steps"
    }

    private var situation: String {
        switch state {
        case .notStarted: model.data.goal == nil ? "" : "Ready"
        case .inProgress: nessie
        case .paused: "Nessie sleeps"
        case .completed: "You have made it!"
        case .caught: "Nessie has you!"
        }
    }

    private var nessie: String {
        let data = model.data
        if data.nessieDistance == 0 { return "Nessie is still asleep" }
        if data.distance == 0 { return "Nessie waits for your first step" }
        return "Nessie is \(Int(data.distance - data.nessieDistance)) m behind you"
    }

    /// The newest ones, as many as there is room for.
    private func shownAlerts(_ room: Int) -> [Line] {
        alerts.suffix(room).map { alert in
            switch alert.severity {
            case .info: Line("  " + alert.text)
            case .warning: Line("! " + alert.text, .heading)
            case .danger: Line("!! " + alert.text, .chosen)
            }
        }
    }

    private var hints: String {
        let step = state == .inProgress ? "Space step  " : ""
        let clear = alerts.isEmpty ? "" : "x clear  "
        return step + "Return \(button.lowercased())  " + clear + "q quit"
    }
}
