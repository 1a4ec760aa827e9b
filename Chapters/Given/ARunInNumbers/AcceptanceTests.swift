struct AcceptanceTests {
    // …

    @Test(.disabled("chapter 27: alerts and steps"))
    func `F4 · with my steps before Nessie has me I have won, else I am caught`() {
        let (winner, loser) = (Phone(), Phone())
        for phone in [winner, loser] {
            phone.run.didEnterGoal(50)
            phone.run.didTapButton()
            phone.model.didWalk(steps: 49, metres: 40)
            phone.model.nessieDidSwim(metres: 39)
            #expect(phone.button == "Pause")
        }

        winner.model.didWalk(steps: 1, metres: 1)
        winner.model.nessieDidSwim(metres: 100)
        #expect(winner.button == "Start Over")

        loser.model.nessieDidSwim(metres: 1)
        loser.model.didWalk(steps: 1, metres: 1)
        #expect(loser.button == "Try Again")
    }

    // …

    @Test(.disabled("chapter 27: alerts and steps"))
    func `F7 · I am told of each quarter, once`() {
        let phone = Phone()
        phone.run.didEnterGoal(400)
        phone.run.didTapButton()

        for _ in 1...400 { phone.model.didWalk(steps: 1, metres: 0.8) }

        #expect(phone.toldAt == [100, 200, 300, 400])
    }

    // …
}
