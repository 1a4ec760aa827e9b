import Testing

@testable import kata

struct QuestionTests {
    @Test func `a question has a chapter, a number, what is asked, choices and a right one`() throws
    {
        let questions = try Question.all(
            in: """
                # Questions

                Read this first.

                ## 4 · Custom assertions

                **1. Which of these can never fail?**

                Look at `count`:

                ```swift illustration
                let count = 2

                #expect(count == 2)
                ```

                - **a** the first
                - **b** the second, with `code`
                - **c** none

                <details>
                <summary>The answer</summary>

                **b**, because of this.

                With **a** it can. And **c** is false.

                </details>

                **2. And now?**

                - **a** one

                ## 12 · Another

                **1. What?**

                - **a** one

                <details>
                <summary>The answer</summary>

                **a**, and no other.

                </details>
                """, path: "Q.md")

        let first = try #require(questions.first)
        #expect(
            first.text == [
                "Which of these can never fail?", "", "Look at `count`:", "", "    let count = 2",
                "", "    #expect(count == 2)",
            ])
        #expect(first.choices == ["a": "the first", "b": "the second, with `code`", "c": "none"])
        #expect(
            first.answer == ["**b**, because of this.", "With **a** it can. And **c** is false."])
        #expect(questions.map { [$0.chapter, $0.number] } == [[4, 1], [4, 2], [12, 1]])
        #expect(questions.map(\.right) == ["b", "", "a"])
    }

    @Test func `a question without choices has no blank end`() throws {
        let questions = try Question.all(in: "## 4 · A\n\n**1. What?**\n\n", path: "Q.md")

        #expect(questions.map(\.text) == [["What?"]])
    }

    @Test func `a page without questions has none`() throws {
        #expect(try Question.all(in: "# A page\n\n**1. ** no\n", path: "Q.md").isEmpty)
    }
}
