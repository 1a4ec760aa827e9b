import Testing

@testable import kata

struct ListTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `at first nothing is begun`() throws {
        try course.perform("list")

        #expect(
            course.output == """
                1 · Leap years                    · not begun
                    Even                          · not begun

                """)
    }

    @Test func `a chapter shows how far one is, and an exercise that it is started`() throws {
        try course.perform("follow", "1.2")
        try course.write("let mine = 7\n", to: SampleCourse.exercise + "Sources/Even.swift")

        try course.perform("list")

        #expect(
            course.output == """
                1 · Leap years                    ◐ step 1.2 of 3
                    Even                          ◐ started

                """)
    }

    @Test func `what is done is said to be done`() throws {
        try course.project.remember {
            $0.reached = ["Leap": 3]
            $0.done = ["Even"]
        }

        try course.perform("list")

        #expect(
            course.output == """
                1 · Leap years                    ✔ done
                    Even                          ✔ done

                """)
    }

    @Test func `as JSON it says the same to a program`() throws {
        try course.perform("follow", "1.2")
        try course.project.remember { $0.done = ["Even"] }

        let code = try course.perform("list", "--json")

        #expect(code == 0)
        #expect(
            course.output == """
                [
                  {
                    "exercises" : [
                      {
                        "name" : "Even",
                        "path" : "Exercises/01-Leap/Even/",
                        "state" : "done"
                      }
                    ],
                    "name" : "Leap",
                    "number" : 1,
                    "path" : "Chapters/01-Leap.md",
                    "reached" : 2,
                    "state" : "begun",
                    "steps" : 3,
                    "title" : "1 · Leap years"
                  }
                ]

                """)
    }
}
