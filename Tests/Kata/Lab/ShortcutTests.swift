import Foundation
import Synchronization
import Testing

@testable import kata

/// What is done for speed alone changes no verdict: tests compiled once for code that looks the same
/// to them. For `.ci/same`, with random edits of every solution.
struct ShortcutTests {
    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test(.enabled(if: number("EDITS") != nil, "only for .ci/same"))
    func `a verdict is the same when tests are compiled once for all`() throws {
        let (count, seed) = (Self.number("EDITS") ?? 0, Self.number("SEED") ?? 1)
        let project = try Project.containing(
            URL(fileURLWithPath: #filePath).deletingLastPathComponent())
        let subjects = try project.catalogue().exercises.map {
            try project.mutationSubject(solving: project.exercise($0))
        }
        let folder = try TemporaryFolder()
        var fast = try Lab(folder: folder.url("cache")).fast
        fast.limits.seconds = 5
        let verdicts = Mutex<[String: Int]>([:])
        let engine = fast

        _ = try (seed..<seed + count).map(\.self).concurrentMap { seed in
            let trial = try Trial(subjects[seed % subjects.count], seed, engine)
            verdicts.withLock { $0[trial.kept.prefix { $0 != "\n" } + "", default: 0] += 1 }
            if let difference = trial.difference { Issue.record("\(difference)") }
        }
        print("\(count) edits from seed \(seed):", verdicts.withLock(\.self))
    }

    /// An edit, and what comes of it.
    private struct Trial {
        /// What it comes to with shortcuts, behind another version of the code.
        let kept: String
        let difference: String?

        init(_ subject: MutationSubject, _ seed: Int, _ engine: FastEngine) throws {
            var luck = Seeded(state: UInt64(seed))
            var modules = subject.modules
            let name = subject.tests[0]
            guard let code = modules.firstIndex(where: { $0.name == subject.target }),
                let tests = modules.firstIndex(where: { $0.name == name })
            else { throw LabError.cancelled }
            modules[code].files["Sources/Probe.swift"] = ShortcutTests.probe
            modules[tests].files["Tests/ProbeTests.swift"] =
                "@testable import \(subject.target)\n" + ShortcutTests.probeTests
            // Of ten edits, six are in what is there to be fooled, and one in tests.
            let dice = Int.random(in: 0..<10, using: &luck)
            let edited = dice == 0 ? tests : code
            let edit = RandomEdit(
                modules[edited].sources.filter { dice < 4 || $0.key == "Sources/Probe.swift" },
                &luck)
            let original = modules
            modules[edited].files[edit.path] = edit.text

            var slow = engine
            slow.sharesTests = false
            func outcome(_ engine: FastEngine, _ modules: [Module]) -> String {
                do {
                    return try engine.run(
                        modules[tests], with: modules.needed(by: name), under: Conditions()
                    ).outcome
                } catch {
                    // What the compiler says of its own crash names folders, which differ.
                    return String("\(error)".prefix { $0 != "\n" })
                }
            }
            func fast() -> String {
                _ = outcome(engine, original)
                return outcome(engine, modules)
            }
            let (first, other) = (fast(), outcome(slow, modules))
            kept = first
            if first == other {
                difference = nil
                return
            }
            // What comes to this once and to that the next time, with no shortcut either, is flaky.
            let all = [outcome(slow, modules), outcome(slow, modules), other]
            difference =
                all.contains(first) || all.contains(fast()) || Set(all).count > 1
                ? nil
                : """
                seed \(seed), \(subject.name), \(edit.words)
                with it: \(first)
                without it: \(other)
                """
            if difference == nil { print("flaky: seed \(seed), \(edit.words)") }
        }
    }

    /// What tests cannot see, beside and in what they can: most edits are here.
    private static let probe = """
        private func probeSeed() -> Int { 1 }
        private let probeStart = 2
        let probeProduct = probeSeed() * probeStart
        private struct ProbeHidden { var a = 1; var b = 2 }
        struct ProbePlain {
            var first = probeSeed()
            private var second = probeStart
            var third: UInt8 = 3
            private func fourth() -> Int { second }
            func sum() -> Int { first + fourth() + Int(third) }
        }
        final class ProbeLast {
            var first = probeStart
            var second = ProbeLast.origin
            private static let origin = 5
            private var third = ProbeHidden()
            private var fourth = 4
            private func last() -> Int { third.a + fourth }
            func sum() -> Int { first + last() }
        }
        class ProbeOpen {
            var first = 1
            private var second = 2
            private func own() -> Int { second }
            func sum() -> Int { first + own() }
            func last() -> Int { 9 }
        }
        enum ProbeKind {
            case one
            case two(Int)
            private static let usual = ProbeKind.two(probeSeed())
            static var other: ProbeKind { usual }
            private func number() -> Int { 1 }
        }
        protocol ProbeAsk {
            func first() -> Int
            func second() -> Int
        }
        extension ProbeAsk {
            func second() -> Int { help() }
            private func help() -> Int { 9 }
        }
        struct ProbeAsked: ProbeAsk { func first() -> Int { 8 } }
        func probeOpaque() -> some Sequence { [1, 2] }
        func probeGiven(_ a: Int = probeSeed()) -> Int { a }
        func + (a: ProbePlain, b: ProbePlain) -> Int { a.first + b.first }

        """

    /// All that can be seen of it, in messages.
    private static let probeTests = """
        import Testing

        struct ProbeTests {
            @Test func values() {
                let (plain, last, open) = (ProbePlain(), ProbeLast(), ProbeOpen())
                Issue.record("\\(plain.first) \\(plain.third) \\(plain.sum()) \\(plain + plain)")
                Issue.record("\\(last.first) \\(last.second) \\(last.sum())")
                Issue.record("\\(open.first) \\(open.sum()) \\(open.last())")
                Issue.record("\\(probeProduct) \\(probeGiven()) \\(Array(probeOpaque()))")
                Issue.record("\\(ProbeKind.one) \\(ProbeKind.two(3)) \\(ProbeKind.other)")
                Issue.record("\\(ProbeAsked().first()) \\(ProbeAsked().second())")
                Issue.record("\\(MemoryLayout<ProbePlain>.size) \\(MemoryLayout<ProbeKind>.size)")
            }
        }

        """
}

extension Report {
    /// All that it says of code and tests: the verdict in the first line, then each test and failure.
    fileprivate var outcome: String {
        let ends = tests.map { "\($0.id) \($0.outcome)" }.sorted()
        let all = failures.map { "\($0.test ?? "") \($0.file ?? ""):\($0.line ?? 0) \($0.message)" }
        return ([verdict.name] + ends + all).joined(separator: "\n")
    }
}
