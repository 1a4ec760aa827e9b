import Foundation
import Testing

@testable import kata

struct ProjectTests {
    @Test func `the course is found from a folder inside it`() throws {
        let course = try SampleCourse()
        try course.perform("follow", "1")

        let found = try Project.containing(course.project.url("Practice/Sources"))

        #expect(found.root.path == course.root.standardizedFileURL.path)
    }

    @Test func `outside of the course it says where to go`() {
        let folder = URL(fileURLWithPath: "/usr")

        #expect(throws: KataError.noCourse("/usr")) { try Project.containing(folder) }
    }
}
