extension Room {
    /// Does what the keys ask for; nil means that there will be no more.
    func press(_ keys: [Character]?) {
        guard let keys else {
            keyboard = nil
            if world.terminal.isInteractive { isDone = true }
            return
        }
        for key in keys { press(key) }
    }

    private func press(_ key: Character) {
        let wasClosing = isClosing
        isClosing = false
        screen.notice = nil
        switch key {
        case _ where screen.typed.first?.isLetter == true && key.isNameLetter, "A"..."Z":
            type(key)
        case "q", "\u{4}":
            isDone = wasClosing
            isClosing = true
            screen.notice = "q once more closes the board; the lights go out, and no watcher minds."
        case "\n", "\r", "\r\n":
            if !screen.typed.isEmpty { gather(screen.typed) }
            screen.typed = ""
        case "\u{7F}", "\u{8}": screen.typed = String(screen.typed.dropLast())
        case "\u{1B}": screen.typed = ""
        case "0"..."9", ".": type(key)
        default: break
        }
    }

    private func type(_ key: Character) {
        let longest = screen.typed.first?.isLetter == true ? 40 : 7
        screen.typed = String((screen.typed + String(key)).prefix(longest))
    }

    /// Calls everybody to a step or an exercise, if there is one of that name.
    func gather(_ text: String) {
        do {
            hall.gather(at: try place(text), now: clock())
            memory.remember(hall.board.gathering, at: world.now(), in: world)
            screen.notice = nil
        } catch { screen.notice = world.terminal.text(of: error) }
    }

    private func place(_ text: String) throws -> RoomPlace {
        guard let known = RoomPlace(text) else { throw RoomError.noPlace(text) }
        let catalogue = try world.project.catalogue()
        guard known.isStep else {
            let name = Catalogue.name(of: try catalogue.home(of: text))
            guard let exercise = RoomPlace(name) else { throw RoomError.noPlace(text) }
            return exercise
        }
        let chapters = catalogue.chapters
        guard let place = Place(text) else { throw RoomError.noPlace(text) }
        guard let chapter = chapters.first(where: { $0.number == place.chapter }) else {
            throw KataError.noSuchChapter("\(place.chapter)", last: chapters.count)
        }
        guard place.step <= chapter.steps else {
            throw KataError.noSuchStep(place.name, last: "\(chapter.number).\(chapter.steps)")
        }
        guard let place = RoomPlace(place.name) else { throw RoomError.noPlace(text) }
        return place
    }
}

extension Character {
    /// Whether it can stand in the name of an exercise.
    fileprivate var isNameLetter: Bool { isASCII && (isLetter || isNumber) }
}
