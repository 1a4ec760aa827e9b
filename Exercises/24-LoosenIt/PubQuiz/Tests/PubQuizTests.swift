import Testing

@testable import PubQuiz

/// The quizzes share their globals, so the tests stand in a queue.
@Suite(.serialized) struct PubQuizTests {
    @Test func `a team is welcomed once`() {
        let said = evening { quiz in
            quiz.join("Owls")
            quiz.join("Owls")
        }

        #expect(said == ["Welcome, Owls", "Owls are in already"])
    }

    @Test func `in round 2 a right answer is worth two points`() {
        let said = evening { quiz in
            quiz.join("Owls")
            quiz.right("Owls")
            quiz.nextRound()
            quiz.right("Owls")
        }

        #expect(said.dropFirst() == ["Owls: 1", "Round 2", "Owls: 3"])
    }

    @Test func `whoever has not joined gets no points`() {
        let said = evening { quiz in
            quiz.right("Foxes")
            quiz.end()
        }

        #expect(said == ["Who are Foxes?"])
    }

    @Test func `whoever joins again keeps the points`() {
        let said = evening { quiz in
            quiz.join("Owls")
            quiz.right("Owls")
            quiz.join("Owls")
            quiz.right("Owls")
        }

        #expect(said.last == "Owls: 2")
    }

    @Test func `the best come first`() {
        let said = evening { quiz in
            for team in ["Bees", "Foxes", "Owls"] { quiz.join(team) }
            quiz.right("Foxes")
            quiz.nextRound()
            quiz.right("Owls")
            quiz.end()
        }

        #expect(said.suffix(3) == ["1. Owls 2", "2. Foxes 1", "3. Bees 0"])
    }

    @Test func `of equals, the first of the alphabet comes first`() {
        let said = evening { quiz in
            for team in ["Foxes", "Owls", "Bees", "Ants"] { quiz.join(team) }
            quiz.end()
        }

        #expect(said.suffix(4) == ["1. Ants 0", "2. Bees 0", "3. Foxes 0", "4. Owls 0"])
    }

    @Test func `each evening begins anew`() {
        let evenings = (1...2).map { _ in
            evening { quiz in
                quiz.join("Owls")
                quiz.nextRound()
                quiz.right("Owls")
            }
        }

        #expect(evenings[0] == ["Welcome, Owls", "Round 2", "Owls: 2"])
        #expect(evenings[1] == evenings[0])
    }
}
