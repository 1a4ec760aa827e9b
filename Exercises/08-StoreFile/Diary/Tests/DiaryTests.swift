import Testing

@testable import Diary

struct DiaryTests {
    let disk = FakeDisk()

    @Test func `a page is there when the diary is opened again`() {
        let answer = Diary(on: disk).write("It rained.", on: "2031-05-16")

        #expect(answer == .saved)
        #expect(Diary(on: disk).pages == ["2031-05-16": "It rained."])
    }

    @Test func `a page that cannot be saved stays in the diary, and he is told`() {
        let diary = Diary(on: disk)
        disk.isFull = true

        let answer = diary.write("It rained.", on: "2031-05-16")

        #expect(answer == .notSaved)
        #expect(diary.pages == ["2031-05-16": "It rained."])
    }

    @Test func `the same text again is not saved again`() {
        let diary = Diary(on: disk)
        _ = diary.write("It rained.", on: "2031-05-16")

        let answer = diary.write("It rained.", on: "2031-05-16")

        #expect(answer == .saved)
        #expect(disk.saves == 1)
    }
}
