import Testing

@testable import kata

/// A kata, of which somebody may have done a part.
struct GradePartsTests: Grading {
    let course: SampleCourse
    let room: TemporaryFolder

    init() throws {
        course = try SampleCourse()
        try course.becomeKata()
        room = try TemporaryFolder()
    }

    @Test func `a kata is judged by the last part that its code does`() throws {
        let whole = code.replacing("n & 1 == 0", with: "n != 0 && n & 1 == 0")
        let two = "#expect(isEven(2))\n#expect(!isEven(3))"
        try hand(in: "Ann", code: code, tests: tests)
        try hand(in: "Bob", code: whole, tests: Abuse.tests(two + "\n#expect(!isEven(0))"))
        try hand(in: "Cat", code: code, tests: Abuse.tests("#expect(isEven(2))"))
        try hand(in: "Dan", code: code.replacing("== 0", with: "== 1"), tests: tests)

        let grades = try grade().people.map { $0.grades[0] }

        #expect(grades.map(\.part) == ["part 1 of 2", nil, "part 1 of 2", "part 1 of 2"])
        #expect(grades.map(\.state) == [.notYet, .done, .notYet, .failing])
        #expect(
            grades[0].advice == [
                "This is part 1 of 2, 2 of its 2 faults noticed.",
                "It is done: part 2 comes next.",
            ])
        #expect(grades[1].faults == [.noticed])
        #expect(grades[2].advice.first == "This is part 1 of 2, 1 of its 2 faults noticed.")
        #expect(grades[0].words.hasPrefix("not yet, part 1 of 2, ✔"))
    }
}
