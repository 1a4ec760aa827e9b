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
        try [pagesTopic()] + strays().map { stray in Topic(name: stray.name) { _ in stray } }
            + chapterTopics + catalogue.exercises.map(topic(ofExercise:))
            + stages.map(topic(ofStage:))
    }

    /// The faults that the machine makes in stages and in the solutions of exercises.
    func faultTopics() throws -> [Topic] {
        try stagesWithReasons.map(topic(ofFaultsIn:))
            + catalogue.exercises.map(topic(ofFaultsInExercise:))
    }

    var chapterTopics: [Topic] {
        let chapters = Later(make: chapters)
        return catalogue.chapters.indices.map { index in
            Topic(name: "chapter \(catalogue.chapters[index].number)", basis: basis.chapters) { _ in
                try chapters.value()[index]()
            }
        }
    }

    func topic(ofStage name: String) -> Topic {
        Topic(name: name + " mutants", basis: basis.chapters) { world in
            try subject(ofStage: name, world.engine.quiet)
        }
    }

    func topic(ofExercise home: String) -> Topic {
        let name = Catalogue.name(of: home)
        return Topic(name: name, basis: basis.exercise(home)) { world in
            try readable(name, home) { try subject($0, world.engine.quiet) }
        }
    }

    /// The faults that can be made in an exercise's solution.
    func topic(ofFaultsInExercise home: String) -> Topic {
        let name = Catalogue.name(of: home) + " faults"
        return Topic(name: name, basis: basis.exercise(home)) { world in
            try readable(name, home) {
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

/// A value that is made when it is first asked for.
private final class Later<Value> {
    private let make: () throws -> Value
    private lazy var result = Result(catching: make)

    init(make: @escaping () throws -> Value) { self.make = make }

    func value() throws -> Value { try result.get() }
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
        let plan = try topic.subject(world).proof(in: self, ahead)
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
