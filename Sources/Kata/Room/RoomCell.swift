/// How a light is shown in a terminal: the more people there are, the less is said of each.
struct RoomCell {
    private var name: Int
    private var place: Int
    private var light: Int
    private var time: Int

    static let large = RoomCell(name: 24, place: 10, light: 13, time: 7)
    static let middle = RoomCell(name: 14, place: 8, light: 5, time: 7)
    static let small = RoomCell(name: 10, place: 6, light: 5, time: 0)

    private static let gap = 2

    private var width: Int { 2 + name + 1 + place + 1 + light + time }

    func across(_ columns: Int) -> Int { max(1, (columns + Self.gap) / (width + Self.gap)) }

    /// The one that says most of so many people where there is room for all of them.
    static func fitting(_ count: Int, _ columns: Int, _ height: Int) -> RoomCell? {
        [large, middle, small].first { $0.across(columns) * height >= count }
    }

    func text(of row: RoomView.Row, _ columns: Int, _ style: Style) -> String {
        let isShort = light < Self.large.light
        let word =
            row.state == .lost
            ? "away" : (isShort ? row.light?.colour : row.light?.meaning) ?? "no run yet"
        let place = isShort ? row.place.replacing("chapter ", with: "") : row.place
        let sign =
            switch row.state {
            case .asksForHelp: "? "
            case .stuck: "! "
            case .working, .lost: "  "
            }
        let cells = [
            row.name.printable.cutBeforeNumber(to: name).filled(to: name),
            place.cut(to: self.place).filled(to: self.place), word.cut(to: light).filled(to: light),
        ]
        let end = time == 0 ? "" : RoomScreen.time(row.seconds).leftPadded(to: time)
        let text = (sign + cells.joined(separator: " ") + end).cut(to: columns)
        if row.state == .lost { return style.dim(text) }
        if row.state == .asksForHelp { return style.filled(text, .red) }
        return switch row.light {
        case .red: style.red(text)
        case .green: style.green(text)
        case .refactor: style.blue(text)
        case .amber: style.yellow(text)
        case .dark, nil: style.dim(text)
        }
    }
}

extension Light {
    /// Where there is no room for more.
    fileprivate var colour: String {
        switch self {
        case .red: "red"
        case .green: "green"
        case .refactor: "blue"
        case .amber: "amber"
        case .dark: "grey"
        }
    }
}

extension String {
    /// This text, filled up to so many columns.
    fileprivate func filled(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - columns))
    }

    /// The number that tells a name from another one, with the space before it; empty if there is
    /// none.
    var nameNumber: Substring { firstMatch(of: /[ ][0-9]{1,3}$/)?.output ?? "" }

    /// As much of a name as fits, and its number.
    fileprivate func cutBeforeNumber(to width: Int) -> String {
        guard columns > width else { return self }
        let number = nameNumber
        return dropLast(number.count).description.cut(to: width - number.count) + number
    }
}
