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

    @Test(arguments: [nil, "", "damaged", "{}", "cut off"])
    func `what was replayed is remembered, or made anew if that is damaged`(text: String?) throws {
        let first = try project.replay(chapter: 3)
        let memory = ".kata/cache/course/replay-Stage3"
        let whole = try project.text(memory)
        if let text {
            try folder.write(text == "cut off" ? String(whole.dropLast(9)) : text, to: memory)
        }

        #expect(try project.replay(chapter: 3) == first)
    }

    @Test(arguments: ["02-Stage2", "03-Stage3"])
    func `a chapter that was edited is replayed anew`(_ name: String) throws {
        _ = try project.replay(chapter: 3)
        let path = "Chapters/\(name).md"
        try folder.write(
            project.text(path).replacing("value * factor", with: "factor * value"), to: path)

        let replayed = try project.replay(chapter: 3)

        #expect(replayed.tree(after: 6).files.values.contains { $0.contains("factor * value") })
    }

    @Test func `a chapter behind it that was edited changes nothing`() throws {
        let first = try project.replay(chapter: 2)
        try folder.write("# 3 · Nothing\n", to: "Chapters/03-Stage3.md")

        #expect(try project.replay(chapter: 2) == first)
    }

    @Test func `where nothing can be remembered, all is replayed each time`() throws {
        try folder.write("in the way", to: ".kata/cache/course")

        #expect(try project.replay(chapter: 2).steps.count == 6)
    }
}
