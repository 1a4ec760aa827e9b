import Foundation

extension Watch {
    /// The room that the light is sent to; nil if none is asked for.
    static func visit(_ options: Options, in world: World, waking wakeUp: WakeUp) throws
        -> RoomVisit?
    {
        guard let room = options.room else { return nil }
        let now: @Sendable () -> Double = { [now = world.now] in now().timeIntervalSince1970 }
        guard let address = RoomAddress(room) else { throw RoomError.noAddress(room) }
        let guest = RoomGuest(name: try RoomName.chosen(options.name, in: world))
        return RoomVisit(guest, now: now, tell: wakeUp.wake, post: address.post)
    }

    /// What is watched when somebody joins a room who is nowhere yet: the chapter they were in, or
    /// the first.
    static func beginning(in world: World) throws -> WatchSubject {
        let followed = try world.followedChapter()
        // Whose files these are is not known, and they are not moved without a word.
        if followed == nil, world.workspace.practice.exists { throw KataError.notFollowing }
        let chapter = followed?.number ?? 1
        let place = Place(chapter: chapter, step: 0)
        _ = try world.printed { try Follow(world: $0).run(place) }
        return .chapter(try world.project.replay(chapter: chapter))
    }

    func tellRoom() {
        guard let visit else { return }
        let place = roomPlace
        let light = screen.report == nil ? nil : screen.light
        // What was left in red last week has not been red to this room for a week.
        let since = max(screen.history.lightSince ?? beganAt, beganAt)
        visit.change { $0.show(light, at: place, since: since) }
        screen.room = RoomText(visit.state)
    }

    /// The exercise, or the step of the chapter that the files are most like.
    private var roomPlace: RoomPlace? {
        switch subject {
        case .exercise(let exercise): return RoomPlace(exercise.name)
        case .chapter(let replayed):
            let step = screen.place?.here.step ?? 0
            return RoomPlace(Place(chapter: replayed.chapter.number, step: step).name)
        }
    }

    func pressRoom(_ key: Character) {
        guard let visit else { return }
        switch key {
        case "a": visit.change { $0.toggleHelp() }
        case "x": visit.change { $0.toggleStay() }
        case "e": gather(visit)
        default: break
        }
        screen.room = RoomText(visit.state)
    }

    private func gather(_ visit: RoomVisit) {
        guard let offer = visit.state.offer else { return }
        do {
            var text: String?
            let next: WatchSubject
            if let place = Place(offer.text) {
                text = try world.printed { try Follow(world: $0).run(place) }
                next = .chapter(try world.project.replay(chapter: place.chapter))
            } else {
                let home = try world.project.catalogue().home(of: offer.text)
                next = .exercise(try world.project.exercise(home))
            }
            visit.change { $0.answerOffer() }
            earlier.append(subject)
            turn(to: next)
            try look()
            screen.panel = text ?? screen.panel
        } catch {
            screen.panel = world.terminal.text(of: error)
        }
    }
}

extension History {
    /// When the last light began that is still on.
    fileprivate var lightSince: Double? {
        guard let light = entries.last?.light else { return nil }
        let same = entries.reversed().prefix { $0.light == light }
        return same.last?.time
    }
}
