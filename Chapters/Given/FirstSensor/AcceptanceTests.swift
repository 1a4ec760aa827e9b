struct AcceptanceTests {
    // …

    @Test(.disabled("chapter 29: the pedometer"))
    func `F3 · from Start on my steps are counted, not before`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.pedometer.walk(10)

        phone.run.didTapButton()
        phone.pedometer.walk(20)

        #expect(phone.model.data.steps == 20)
    }

    // …

    @Test(.disabled("chapter 29: the pedometer"))
    func `F5 · when I pause, she sleeps, and then we go on where we were`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.run.didTapButton()
        phone.pedometer.walk(100)
        phone.clock.turn(31)

        phone.run.didTapButton()
        phone.clock.turn(60)
        phone.pedometer.walk(50)
        phone.run.didTapButton()
        #expect(phone.model.data.steps == 100)
        #expect(phone.model.data.nessieDistance == 2)

        phone.clock.turn()
        #expect(phone.model.data.nessieDistance == 4)
    }

    @Test(.disabled("chapter 29: the pedometer"))
    func `F6 · I have a head start`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.run.didTapButton()

        phone.clock.turn(60)
        #expect(phone.button == "Pause")
    }

    // …

    @Test(.disabled("chapter 29: the pedometer"))
    func `F8 · a phone that cannot count steps says so`() {
        let (old, strict) = (Phone(), Phone())
        old.pedometer.isAvailable = false
        strict.pedometer.isDenied = true

        for phone in [old, strict] {
            phone.run.didEnterGoal(50)
            phone.run.didTapButton()
            #expect(phone.button == "Start")
        }

        #expect(old.model.alertCenter.alerts == [.noPedometer])
        #expect(strict.model.alertCenter.alerts == [.notAllowed])
    }

    // …
}
