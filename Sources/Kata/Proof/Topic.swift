import Foundation
import Synchronization

extension Verification {
    /// Something of the course that is proved, and the files that decide whether it is so.
    struct Topic {
        /// As it is called before people.
        var name: String
        /// The files with their digests; empty if it is quickly proved again.
        var basis: [String] = []
        /// What is to be proved, in a world whose runs are watched.
        var subject: (World) throws -> Subject
    }

    /// What people have written: pages, which are soon proved, folders that no chapter links to,
    /// chapters, exercises, and faulty versions of stages.
    func courseTopics() throws -> [Topic] {
        try [pagesTopic()] + strayTopics + chapterTopics
            + catalogue.exercises.map(topic(ofExercise:)) + stages.map(topic(ofStage:))
    }

    /// The faults that the machine makes in stages and in the solutions of exercises.
    func faultTopics() throws -> [Topic] {
        try stagesWithReasons.map(topic(ofFaultsIn:))
            + catalogue.exercises.map(topic(ofFaultsInExercise:))
    }

    /// What is called so: a chapter by its number, a stage or an exercise.
    func topics(named wanted: String) throws -> [Topic] {
        if let number = Int(wanted) {
            let chapters = catalogue.chapters
            guard let index = chapters.firstIndex(where: { $0.number == number }) else {
                throw KataError.noSuchChapter(wanted, last: chapters.count)
            }
            return try [chapterTopics[index]]
                + stages(begunInChapter: number).map(topic(ofStage:))
                + [pagesTopic(chapters[index].path)]
        }
        let isCalled = { (name: String) in name.lowercased() == wanted.lowercased() }
        let topics =
            try stages.filter(isCalled).map(topic(ofStage:))
            + stagesWithReasons.filter(isCalled).map(topic(ofFaultsIn:))
        if !topics.isEmpty { return topics }
        let home = try catalogue.home(of: wanted)
        return [topic(ofExercise: home), topic(ofFaultsInExercise: home), pagesTopic(home)]
    }

    private var chapterTopics: [Topic] {
        // All of them are replayed when the first is asked for.
        var made: [() throws -> Subject]?
        return catalogue.chapters.enumerated().map { index, chapter in
            Topic(name: "chapter \(chapter.number)", basis: basis.chapters) { _ in
                let subjects = try made ?? chapters()
                made = subjects
                return try subjects[index]()
            }
        }
    }

    func topic(ofStage name: String) -> Topic {
        Topic(name: name + " mutants", basis: basis.chapters) { world in
            try subject(ofStage: name, world.engine.quiet)
        }
    }

    func topic(ofExercise home: String) -> Topic {
        Topic(name: Catalogue.name(of: home), basis: basis.exercise(home)) { world in
            try subject(at: home) { try subject($0, world.engine.quiet) }
        }
    }

    /// The faults that can be made in an exercise's solution.
    func topic(ofFaultsInExercise home: String) -> Topic {
        Topic(name: Catalogue.name(of: home) + " faults", basis: basis.exercise(home)) { world in
            try subject(at: home) {
                Subject(faultsIn: try project.mutationSubject(solving: $0), in: world)
            }
        }
    }

    /// - Parameter wanted: the beginning of the paths of the pages that are looked at.
    func pagesTopic(_ wanted: String = "") -> Topic {
        Topic(name: "pages", basis: basis.course + [wanted]) {
            try pages(in: $0) { $0.hasPrefix(wanted) }
        }
    }
}

/// The files of the course, by which it is seen whether what was proved of them still holds.
struct Basis {
    /// The files in the order of their paths, each with the digest of its bytes.
    private let files: [(path: String, digest: String)]

    init(_ project: Project) {
        var paths = Disk.names(in: project.root).filter { !Disk.isFolder(project.url($0)) }
        for folder in ["Chapters/", "Exercises/", "Sources/", "Tests/"] {
            let files = FileManager.default.enumerator(atPath: project.url(folder).path)
            while let path = files?.nextObject() as? String { paths.append(folder + path) }
        }
        files = paths.sorted().map { path in
            let bytes = FileManager.default.contents(atPath: project.url(path).path)
            return (path, bytes.map { "\(Digest(bytes: $0))" } ?? "unreadable")
        }
    }

    /// All of them.
    var course: [String] { lines { _ in true } }

    /// Those that chapters and stages rest on.
    var chapters: [String] { lines(where: Self.isOfChapters) }

    /// Those that the exercise in the folder `home` rests on.
    func exercise(_ home: String) -> [String] {
        lines { Self.isOfChapters($0) || $0.hasPrefix(home) }
    }

    private static func isOfChapters(_ path: String) -> Bool {
        guard !["Sources/Kata", "Tests/Kata"].contains(path.target) else { return false }
        return path == ".swift-format"
            || ["Chapters/", "Sources/", "Tests/"].contains(where: path.hasPrefix)
    }

    private func lines(where isWanted: (String) -> Bool) -> [String] {
        files.filter { isWanted($0.path) }.flatMap { [$0.path, $0.digest] }
    }
}

extension World {
    /// What is proved of the topics; what was proved of the same files before holds still.
    ///
    /// - Parameter tell: is told each proof as soon as it is there.
    func proofs(of topics: [Verification.Topic], tell: (Proof) -> Void) throws -> [Proof] {
        var world = self
        world.engine = engine.patient
        let ahead = Ahead()
        defer { ahead.end() }
        let plans = try topics.map { topic in
            try recall(topic).map { proof in Plan(runs: []) { _ in proof } }
                ?? world.plan(topic, ahead)
        }
        return try world.engine.values(of: plans, tell: tell)
    }

    /// The plan of a proof that is kept, unless something is found or the proof rests on luck.
    private func plan(_ topic: Verification.Topic, _ ahead: Ahead) throws -> Plan<Proof> {
        let restsOnLuck = Mutex(false)
        let look: @Sendable (Report) -> Void = { report in
            if !report.verdict.isLasting { restsOnLuck.withLock { $0 = true } }
        }
        var world = self
        world.engine = engine.around { wanted, run in
            let report = try run(wanted)
            look(report)
            return report
        }
        let plan = try subject(of: topic, in: world).proof(named: topic.name, in: self, ahead)
        return Plan(runs: plan.runs) { reports in
            let proof = try plan.judge(reports)
            // What was cut off proves nothing, and is nobody's mistake.
            try Cancellation.check()
            reports.forEach(look)
            if proof.failed == 0, !restsOnLuck.withLock(\.self), !topic.basis.isEmpty {
                try memory.keep(JSONEncoder().encode(proof), key(of: topic))
            }
            return proof
        }
    }

    /// What is to be proved, or what is wrong with the text in which that should stand.
    private func subject(of topic: Verification.Topic, in world: World) throws
        -> Verification.Subject
    {
        do { return try topic.subject(world) } catch let error as LessonError {
            return Verification.Subject(unreadable: error.finding)
        }
    }

    private func recall(_ topic: Verification.Topic) throws -> Proof? {
        guard !topic.basis.isEmpty, let data = try memory.recall(key(of: topic)) else { return nil }
        var proof = try? JSONDecoder().decode(Proof.self, from: data)
        proof?.seconds = 0
        return proof
    }

    private func key(of topic: Verification.Topic) -> [String] {
        ["proof", topic.name] + topic.basis
    }
}

extension Engine {
    /// This engine, which tells nobody how far it has come.
    var quiet: Engine {
        var engine = self
        engine.progress = { _ in }
        return engine
    }
}
