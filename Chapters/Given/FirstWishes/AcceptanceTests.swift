import Testing

struct AcceptanceTests {
    @Test(.disabled("chapter 26: the app's state"))
    func `F1 · one button is enough, and it says what it will do next`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        var read = [phone.button]

        for _ in 1...3 {
            phone.run.didTapButton()
            read.append(phone.button)
        }
        phone.model.didGetCaught()
        read.append(phone.button)
        phone.run.didTapButton()
        read.append(phone.button)

        #expect(read == ["Start", "Pause", "Resume", "Pause", "Try Again", "Start"])
    }

    @Test(.disabled("chapter 26: the app's state"))
    func `F2 · without a goal I am asked for one, and nothing starts`() {
        let phone = Phone()

        phone.run.didTapButton()
        #expect(phone.asksForGoal)
        #expect(phone.button == "Start")

        phone.run.didEnterGoal(50)
        phone.run.didTapButton()
        #expect(phone.button == "Pause")
        #expect(!phone.asksForGoal)
    }

    @Test(.disabled("chapter 29: the pedometer"))
    func `F3 · from Start on my steps are counted, not before`() {
        Issue.record("Not written yet")
    }

    @Test(.disabled("chapter 27: alerts and steps"))
    func `F4 · with my steps before Nessie has me I have won, else I am caught`() {
        Issue.record("Not written yet")
    }

    @Test(.disabled("chapter 29: the pedometer"))
    func `F5 · when I pause, she sleeps, and then we go on where we were`() {
        Issue.record("Not written yet")
    }

    @Test(.disabled("chapter 29: the pedometer"))
    func `F6 · I have a head start`() {
        // Given: a goal, and I stand still.
        // When: I tap Start, and a minute goes by.
        // Then: I am not caught yet.
        Issue.record("Not written yet")
    }

    @Test(.disabled("chapter 27: alerts and steps"))
    func `F7 · I am told of each quarter, once`() {
        Issue.record("Not written yet")
    }

    @Test(.disabled("chapter 29: the pedometer"))
    func `F8 · a phone that cannot count steps says so`() {
        Issue.record("Not written yet")
    }

    @Test(.disabled("chapter 28: the chase"))
    func `F9 · on the way I see us both`() {
        Issue.record("Not written yet")
    }

    @Test(.disabled("chapter 28: the chase"))
    func `F10 · when it is over, I begin again`() {
        Issue.record("Not written yet")
    }
}
