/// Holds the commands that a page names against what there is.
final class CommandReview {
    private let project: Project
    private let catalogue: Catalogue
    private let stages: [Module]
    /// The names of all tests that there are in the end; read when they are needed.
    private lazy var lastTests = namesNow()
    /// The names of all tests that there are on the way there.
    private lazy var passingTests = Result { try namesOnTheWay() }

    init(_ project: Project, _ catalogue: Catalogue) throws {
        self.project = project
        self.catalogue = catalogue
        self.stages = try project.stages().modules
    }

    /// What is wrong with a command; nil if nothing is, or if it is none of ours.
    func complaint(about words: [String]) -> String? {
        if let word = words.first, word.hasPrefix("ONLY=") {
            let name = String(word.dropFirst("ONLY=".count))
            if !isKnown(name), !hasStage(name) {
                return "there is no stage or exercise \(name)"
            }
        }
        let words = Array(words.drop { $0.contains("=") && !$0.hasPrefix("-") })
        if words.starts(with: ["swift", "run", "kata"]) {
            return complaint(aboutCall: Array(words.dropFirst(3)))
        }
        if words.first == "kata" { return complaint(aboutCall: Array(words.dropFirst())) }
        if words.starts(with: ["cd"]), words.count == 2 { return complaint(aboutFolder: words[1]) }
        if words.starts(with: ["swift", "test"]) || words.first == "--filter" {
            return zip(words, words.dropFirst()).filter { $0.0 == "--filter" }
                .compactMap { complaint(aboutFilter: $0.1) }.first
        }
        return nil
    }

    private func complaint(aboutFolder folder: String) -> String? {
        let isElsewhere = ["..", ".", "-", "~", Practice.folder].contains(folder)
        return isElsewhere || project.exists(folder) ? nil : "there is no folder \(folder)"
    }

    private func complaint(aboutFilter filter: String) -> String? {
        guard let pattern = try? Regex(filter) else { return "\(filter) is no pattern" }
        if lastTests.contains(where: { $0.contains(pattern) }) { return nil }
        // Where a chapter cannot be replayed, its own proof says so, and nobody knows more.
        guard case .success(let names) = passingTests else { return nil }
        let isThere = names.contains { $0.contains(pattern) }
        return isThere ? nil : "no test's name contains \(filter)"
    }

    private func namesNow() -> [String] {
        let exercises = catalogue.exercises.compactMap { try? project.exercise($0) }
        let own = exercises.flatMap { exercise in
            [exercise.starter, (try? exercise.solved()) ?? Tree()]
                .flatMap { $0.modules(ofExercise: exercise.module) }
        }
        return (stages + own).flatMap(\.testNames)
    }

    private func namesOnTheWay() throws -> Set<String> {
        let moments = try project.replays().flatMap { try $0.get().moments }
        return moments.reduce(into: []) { names, moment in
            for folder in Set(moment.changes.filter(\.isTests).map(\.target)) {
                names.formUnion(moment.during.below(folder + "/").modules.flatMap(\.testNames))
            }
        }
    }

    // MARK: The companion

    private func complaint(aboutCall words: [String]) -> String? {
        do {
            return complaint(about: try Arguments(words).request)
        } catch {
            return (error as? UsageError)?.complaint ?? "\(error)"
        }
    }

    private func complaint(about request: Request) -> String? {
        switch request {
        case .home, .version, .help, .list, .verify(nil, _), .log(nil, _), .ready, .room, .pages,
            .back:
            nil
        case .follow(let place): complaint(about: place)
        case .ask(let chapter):
            chapter.flatMap { complaint(about: Place(chapter: $0, step: 0)) }
        case .compare(let place, _): place.flatMap(complaint(about:))
        case .verify(let name?, _):
            isStage(name) || isChapter(name) ? nil : complaint(aboutName: name)
        case .duel(.attack(let name, _)), .duel(.score(let name)): complaint(aboutName: name)
        // What stands behind ../ is the reader's.
        case .mutate(let name, let options) where name.hasPrefix("../") && options.target != nil:
            nil
        case .mutate(let name, _):
            isStage(name.withoutPractice) || name == Practice.folder
                ? nil : complaint(aboutName: name)
        case .log(let name?, _):
            Log.chapter(name).map(isChapter) ?? false ? nil : complaint(aboutName: name)
        case .grade(_, let names, _), .handIn(let names, _):
            names.lazy.compactMap(complaint(aboutName:)).first
        case .solution(let name, _), .reset(let name): complaint(aboutName: name)
        case .check(let name, _):
            name.flatMap { Place($0).map(complaint(about:)) ?? complaint(aboutName: $0) }
        case .watch(let name, _): name.flatMap { isChapter($0) ? nil : complaint(aboutName: $0) }
        case .hint(let name), .next(let name): name.flatMap(complaint(aboutName:))
        }
    }

    private func complaint(about place: Place) -> String? {
        guard let chapter = catalogue.chapter(place.chapter) else {
            return "there is no chapter \(place.chapter)"
        }
        return place.step <= chapter.steps ? nil : "there is no step \(place.name)"
    }

    private func complaint(aboutName name: String) -> String? {
        isKnown(name) ? nil : "there is no exercise \(name)"
    }

    private func hasStage(_ name: String) -> Bool { stages.contains { $0.name == name } }

    private func isStage(_ name: String) -> Bool { hasStage(name) || name == "pages" }

    private func isChapter(_ name: String) -> Bool {
        Int(name).map { catalogue.chapter($0) != nil } ?? false
    }

    /// Whether it is an exercise's name, or stands for one.
    private func isKnown(_ name: String) -> Bool {
        name == "NAME" || catalogue.exercise(named: name) != nil
    }
}

extension String {
    /// The name of a module behind `Practice/`.
    fileprivate var withoutPractice: String {
        hasPrefix(Practice.folder + "/") ? String(dropFirst(Practice.folder.count + 1)) : self
    }
}
