import Course
import Foundation
import Testing

@testable import kata

struct LongCourseTests {
    let folder: TemporaryFolder
    let project: Project

    init() throws {
        folder = try TemporaryFolder()
        try Disk.write(LongCourse(chapters: 3, steps: 6).files, below: folder.root)
        project = Project(root: folder.root)
    }

    @Test func `each of its steps fits to those before`() throws {
        let replayed = try project.replay(chapter: 3)

        #expect(try project.catalogue().chapters.map(\.steps) == [6, 6, 6])
        #expect(replayed.start.modules.count == 6)
        #expect(replayed.tree(after: 6).modules.count == 6)
    }
}
