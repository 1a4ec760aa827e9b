/// `kata next`: hands out the next part of a kata, when its check is content with this one.
struct NextPart {
    var world: World

    func run(_ name: String?) throws -> Int32 {
        let exercise = try exercise(name)
        let judgement = try Check(world: world).judge(exercise)
        let here = world.handedOut(exercise)
        guard judgement.squares.isDone else {
            world.terminal.print(
                JudgementText(judgement, in: world.terminal).text
                    + (here.nextPart == nil
                        ? "" : "Part \(here.part + 1) comes when part \(here.part) is done.\n"))
            try writeMissingPage(of: here)
            return 1
        }
        guard let next = here.nextPart else {
            world.terminal.print(
                "\(exercise.name) has no more parts: it is done. Compare with ours:\n"
                    + world.terminal.kata("solution \(exercise.name)") + "\n")
            return 0
        }
        try handOut(next, of: exercise)
        return 0
    }

    private func exercise(_ name: String?) throws -> Exercise {
        guard let name = name ?? world.state.progress().exercise else {
            throw UsageError("next part of which kata?", "See them:", "list kata")
        }
        let exercise = try world.project.exercise(called: name)
        guard exercise.kind == .kata else {
            throw UsageError(
                "\(exercise.name) is one whole, and has no parts", "Those that have:", "list kata")
        }
        return exercise
    }

    /// The page of the part that is being worked on comes back if it was deleted.
    private func writeMissingPage(of exercise: Exercise) throws {
        guard let part = exercise.laterParts.first(where: { $0.number == exercise.part }) else {
            return
        }
        let path = exercise.home + part.file
        guard !Disk.exists(world.workspace.url(path)) else { return }
        try world.workspace.refuseLinks(around: path)
        try Disk.write(part.page(of: exercise.name), to: world.workspace.url(path))
        world.terminal.print("Its page is here again: \(path)\n")
    }

    /// Puts the part beside the page of the exercise; what somebody wrote there goes to a backup.
    private func handOut(_ part: Exercise.Part, of exercise: Exercise) throws {
        let place = world.workspace.url(exercise.home + part.file)
        let page = part.page(of: exercise.name)
        try world.workspace.refuseLinks(around: exercise.home + part.file)
        let backup = world.backup(of: exercise.name)
        let isReplaced = Disk.exists(place) && (try? Disk.text(place)) != page
        if isReplaced { try Disk.move(place, to: backup.appendingPathComponent(part.file)) }
        try Disk.write(page, to: place)
        try world.state.remember {
            $0.parts[exercise.name] = part.number
            $0.hints[exercise.name] = nil
        }
        let kata = world.terminal.kata
        let text = part.text.lines.prefix { $0 != "## Hints" && $0 != "<details>" }
        world.terminal.print(
            Style(world.terminal).bold(
                "\(exercise.name), part \(part.number) of \(exercise.partCount)")
                + " · \(part.title)\n\n" + text.text.trimmed + "\n\nIt is in "
                + "\(exercise.home)\(part.file)\nNext: write the first test for it, and see it red."
                + "\nThen: \(kata("check \(exercise.name)"))\n"
                + (isReplaced ? world.note(of: backup) : ""))
    }
}
