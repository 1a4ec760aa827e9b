import Foundation

extension Watch {
    /// Does what the keys ask for; nil means that there will be no more.
    func press(_ keys: [Character]?) {
        guard let keys else {
            isDone = true
            return
        }
        for key in keys { press(key) }
    }

    private func press(_ key: Character) {
        if screen.isAskingForPrediction {
            screen.asker = nil
            if "rg".contains(key) {
                screen.prediction = key == "g"
                return
            }
        }
        switch key {
        case "q", "\u{4}": isDone = true
        case "r":
            if let lastFiles { start(on: lastFiles, isFresh: true) }
        case "p": screen.asker = .key
        case "h": hint()
        case "c": check()
        case "l": panel { try List(world: $0).run() }
        case "n": next()
        case "b": back()
        case "?": screen.panel = Self.help
        default: pressRoom(key)
        }
    }

    private func hint() {
        guard case .exercise(let exercise) = subject else {
            return inquire { world in try world.printed { try Compare(world: $0).run(nil) } }
        }
        panel { try GiveHint(world: $0, onlyNewest: true).run(exercise.name) }
    }

    private func panel(_ command: (World) throws -> Int32) {
        do {
            screen.panel = try world.printed(by: command)
        } catch {
            screen.panel = world.terminal.text(of: error)
        }
    }

    private func check() {
        let subject = subject
        inquire { world in
            switch subject {
            case .exercise(let exercise):
                JudgementText(try Check(world: world).judge(exercise), in: world.terminal).summary
            case .chapter(let replayed):
                try world.printed {
                    try CheckChapter(world: $0)
                        .run(Place(chapter: replayed.chapter.number, step: 0))
                }
            }
        }
    }

    /// Begins what takes a while, and goes on watching.
    private func inquire(_ ask: @escaping @Sendable (World) throws -> String) {
        inquiry?.abandon()
        inquiry = Job(waking: wakeUp) { [world] job in
            var world = world
            world.terminal.hasColour = false
            world.engine.progress = job.tell
            return try ask(world)
        }
        answer()
    }

    /// Shows how far it has come, or what it has come to.
    func answer() {
        guard let inquiry else { return }
        switch inquiry.result {
        case nil:
            screen.panel = "Checking … " + (inquiry.progress.map { Terminal.text($0) } ?? "")
        case .success(let text):
            self.inquiry = nil
            screen.panel = text
        case .failure(let error):
            self.inquiry = nil
            screen.panel = world.terminal.text(of: error)
        }
    }

    private func next() {
        do {
            let homes = try world.project.catalogue().exercises
            let index = homes.firstIndex { Catalogue.name(of: $0) == subject.name }
            let following = homes.dropFirst(index.map { $0 + 1 } ?? 0).first ?? homes.first
            guard let following else { return }
            earlier.append(subject)
            turn(to: .exercise(try world.project.exercise(following)))
        } catch {
            screen.panel = world.terminal.text(of: error)
        }
    }

    private func back() {
        if let last = earlier.popLast() { turn(to: last) }
    }

    func turn(to other: WatchSubject) {
        job?.abandon()
        job = nil
        inquiry?.abandon()
        inquiry = nil
        let (left, title) = (subject.name, subject.shortTitle)
        subject = other
        previousFiles = nil
        (screen.prediction, screen.asker) = (nil, nil)
        if !isPolling { screen.note = nil }
        begin()
        if case .exercise = other, !world.state.progress().done.contains(left) {
            screen.note = "\(title) waits: b goes back to it."
        }
    }

    private static let help = """
        Save a file of the exercise, and the light turns.

          h  one more hint            c  check: the four squares
          p  predict red or green     n  the next exercise
          l  all exercises            b  back to the one before
          r  run once more            q  quit
          ?  this

        In a chapter, h shows how your files differ from it.
        In a room: a asks for help, and takes it back; x leaves; e goes where everybody is called.

        red: a test fails    green: all pass    blue: still green, after a change
        amber: it does not compile              grey: no test ran

        The dots are your saves so far. A cycle is the way from red to green.
        """
}
