/// A board of lights as lines of a terminal.
struct RoomScreen {
    var view: RoomView
    /// What the others type, the likeliest address first.
    var addresses: [String]
    var page: String?
    /// A page for the teacher's phone, where it is asked for.
    var phone: String?
    /// What has been typed, but not sent.
    var typed = ""
    /// What came of the last key.
    var notice: String?

    /// The lines of the screen, none wider than it, and a line fewer than it has.
    func lines(columns: Int, rows: Int, style: Style) -> [String] {
        func height(_ gap: [String]) -> Int {
            rows - head(columns, gap, style).count - foot(columns, gap, style).count - 1
        }
        let isTight = RoomCell.fitting(view.rows.count, columns, height([""])) == nil
        let gap = isTight ? [] : [""]
        return head(columns, gap, style) + table(columns, max(1, height(gap)), style)
            + foot(columns, gap, style)
    }

    /// - Parameter gap: what stands between it and the lights; nothing where all room is for them.
    private func head(_ columns: Int, _ gap: [String], _ style: Style) -> [String] {
        addresses.prefix(1).map { style.bold(("Room · " + $0).cut(to: columns)) }
            + addresses.dropFirst().prefix(gap.isEmpty ? 0 : 2)
            .map { style.dim(("  or · " + $0).cut(to: columns)) }
            + [summary.cut(to: columns)]
            + (places.isEmpty ? [] : [places.cut(to: columns)])
            + (gathering.map { [style.bold($0.cut(to: columns))] } ?? [])
            + (view.refused.map { [style.yellow($0.text.cut(to: columns))] } ?? []) + gap
    }

    private func foot(_ columns: Int, _ gap: [String], _ style: Style) -> [String] {
        gap + (notice.map { $0.lines.map { style.yellow($0.cut(to: columns)) } } ?? [])
            + [prompt.cut(to: columns)]
            + (page.map { [style.dim(("Page: " + $0).cut(to: columns))] } ?? [])
            + (phone.map { [style.dim(("Phone: " + $0).cut(to: columns))] } ?? [])
    }

    /// How many are here, and in which colour they shine.
    var summary: String {
        let there = view.rows.filter { $0.state != .lost }
        let lost = view.rows.count - there.count
        let colours = Light.allCases.compactMap { light in
            let count = there.count { $0.light == light }
            return count > 0 ? "\(count) \(light.meaning)" : nil
        }
        let sum = ["\(there.count) here"] + (lost > 0 ? ["\(lost) away"] : []) + colours
        return sum.joined(separator: " · ")
    }

    var places: String {
        let places = view.places.map { "\($0.count) at \($0.place)" }
        return places.joined(separator: " · ")
    }

    var gathering: String? {
        guard let call = view.gathering, let (there, all) = view.gathered else { return nil }
        return "Everybody to \(call.place.text): \(there) of \(all) are there."
    }

    private var prompt: String {
        typed.isEmpty
            ? "Type 3.12 or Filename and Enter to call everybody there · q closes the board"
            : "Everybody to \(typed)▏  Enter: say it · Esc: do not"
    }

    /// The lights in as many columns as fit, read from top to bottom.
    private func table(_ columns: Int, _ height: Int, _ style: Style) -> [String] {
        if view.rows.isEmpty { return ["Nobody is here yet."] }
        let cell = RoomCell.fitting(view.rows.count, columns, height) ?? .small
        let across = cell.across(columns)
        let room = across * height
        let isCut = view.rows.count > room
        let shown = view.rows.prefix(isCut ? max(0, room - across) : room)
        let down = isCut ? max(0, height - 1) : min(height, shown.count)
        var lines = (0..<down).map { line in
            stride(from: line, to: shown.count, by: max(1, down))
                .map { cell.text(of: shown[$0], columns, style) }.joined(separator: "  ")
        }
        if isCut { lines.append("… and \(view.rows.count - shown.count) more") }
        return lines
    }

    /// A time as it can be taken in from afar.
    static func time(_ seconds: Int) -> String {
        switch seconds {
        case ..<60: "now"
        case ..<3600: "\(seconds / 60) min"
        default: "\(seconds / 3600) h \(String(seconds / 60 % 60).leftPadded(to: 2))"
        }
    }

    /// A row as a line of its own, without its time.
    static func plain(_ row: RoomView.Row) -> String {
        let words = [
            row.name.printable, row.place, row.state == .lost ? "away" : row.light?.meaning ?? "",
            row.state == .asksForHelp ? "asks for help" : row.state == .stuck ? "for long" : "",
        ]
        return words.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
