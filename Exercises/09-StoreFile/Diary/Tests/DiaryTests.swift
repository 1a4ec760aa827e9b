import Testing

@testable import Diary

struct DiaryTests {
    @Test func `a new text replaces the old one`() throws {
        let disk = FakeDisk(["2031-05-16": "It rained."])

        try Diary(disk: disk).write("It snowed.", on: "2031-05-16")

        #expect(disk.pages == ["2031-05-16": "It snowed."])
    }

    @Test func `a page that is moved is on the other day, and only there`() throws {
        let disk = FakeDisk(["2031-05-16": "It rained."])

        try Diary(disk: disk).move("2031-05-16", to: "2031-05-17")

        #expect(disk.pages == ["2031-05-17": "It rained."])
    }

    @Test func `a page that is moved comes below what was there`() throws {
        let disk = FakeDisk(["2031-05-16": "It rained.", "2031-05-17": "The sun came out."])

        try Diary(disk: disk).move("2031-05-16", to: "2031-05-17")

        #expect(disk.pages == ["2031-05-17": "The sun came out.\nIt rained."])
    }
}
