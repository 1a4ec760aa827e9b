import Synchronization
import Testing

@testable import kata

/// How long tests may run on a fault made by the machine.
struct FaultLimitsTests: Mutating {
    let course: SampleCourse
    let asked = Asked()

    init() throws { course = try SampleCourse.forMutating() }

    @Test func `tests that are much work may work as long on a fault, and longer`() throws {
        try save(tests: "#expect(isEven(2))")
        let works = Mutex<[Double?]>([])

        _ = try mutate { run, report in
            guard run.conditions.fault == 0 else { return }
            works.withLock { $0.append(report.work) }
            report.work = 2.5
        }

        let allowed = asked.all.filter(\.conditions.stopsAtFailure).map(\.conditions.work)
        #expect(Set(allowed) == [8])
        #expect(works.withLock { $0.allSatisfy { $0.map { 0 < $0 && $0 < 3 } ?? false } })
    }

    @Test func `what waits on a fault is ended when it took twenty times as long as without it`()
        throws
    {
        try save(tests: "#expect(isEven(2))")
        let times = Mutex<[Double?]>([])

        _ = try mutate { run, report in
            guard run.conditions.fault == 0 else { return }
            times.withLock { $0.append(report.testSeconds) }
            report.testSeconds = 1.5
        }

        let allowed = asked.all.filter(\.conditions.stopsAtFailure).map(\.conditions.seconds)
        #expect(Set(allowed) == [30])
        #expect(times.withLock { $0.allSatisfy { ($0 ?? 0) > 0 } })
    }

    @Test func `where a reason says why nobody notices, a slow machine does not say otherwise`()
        throws
    {
        try save(tests: "#expect(isEven(2))")
        _ = try mutate("Even", .init(waive: 1, reason: "Minus one is odd, too."))
        asked.forget()

        _ = try mutate()

        let seconds = asked.all.filter(\.conditions.stopsAtFailure).map(\.conditions.seconds)
        #expect(seconds.contains(nil) && seconds.contains { $0 != nil })
    }
}
