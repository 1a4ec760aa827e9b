struct AcceptanceTests {
    // …

    @Test(.disabled("chapter 28: the chase"))
    func `F9 · on the way I see us both`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.run.didTapButton()

        phone.model.didWalk(steps: 500, metres: 400)
        phone.model.nessieDidSwim(metres: 360)

        #expect(phone.track.line == "·········NR·········")
    }

    @Test(.disabled("chapter 28: the chase"))
    func `F10 · when it is over, I begin again`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.run.didTapButton()
        phone.model.didWalk(steps: 500, metres: 400)
        phone.model.nessieDidSwim(metres: 400)
        #expect(phone.button == "Try Again")

        phone.run.didTapButton()

        #expect(phone.track.line == "R···················")
        #expect(phone.model.data.steps == 0)
        phone.run.didTapButton()
        #expect(phone.asksForGoal)
    }
}
