import Testing

@testable import kata

struct ProgressTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `what is remembered is there the next time`() throws {
        try course.project.remember { $0.hints = ["Even": 2] }

        #expect(course.project.progress().hints == ["Even": 2])
    }

    @Test func `a damaged file is kept aside, and nothing is remembered`() throws {
        try course.write("{ not json", to: ".kata/progress.json")

        let progress = course.project.progress()

        #expect(progress == Progress())
        let kept = Disk.names(in: course.project.url(".kata")).filter { $0.contains("damaged") }
        #expect(try kept.map { try course.read(".kata/" + $0) } == ["{ not json"])
    }
}
