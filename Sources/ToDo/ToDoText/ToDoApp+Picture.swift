import TerminalText

extension ToDoApp {
    /// What is on a screen of this size: the uppermost screen, and the keys that it knows.
    public func picture(_ size: Size) -> Picture {
        guard let screen else { return Picture([]) }
        let hints = hints(of: screen, size)
        let room = Size(columns: size.columns, rows: size.rows - hints.count)
        var picture = screen.picture(room).cropped(to: room.rows)
        let gap = max(0, room.rows - picture.lines.count)
        picture.lines += Array(repeating: Line(""), count: gap) + hints
        return picture
    }

    /// At most half of the lines.
    private func hints(of screen: any TextScreen, _ size: Size) -> [Line] {
        let room = Size(columns: size.columns, rows: size.rows - 1)
        let lines = isPasteOpen ? waiting(size) : Hint.lines(screen.hints(in: room), size.columns)
        return lines.prefix(max(0, size.rows / 2)).map { Line($0, .faint) }
    }

    private func waiting(_ size: Size) -> [String] {
        "Waiting for the end of the pasted text. If it does not come, paste something once more."
            .wrapped(to: size.columns)
    }
}
