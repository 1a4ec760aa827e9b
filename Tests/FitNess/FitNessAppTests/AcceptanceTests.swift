import Testing

@testable import FitNessModel

struct AcceptanceTests {
    @Test func `F1 · one button is enough, and it says what it will do next`() {
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

    @Test func `F2 · without a goal I am asked for one, and nothing starts`() {
        let phone = Phone()

        phone.run.didTapButton()
        #expect(phone.asksForGoal)
        #expect(phone.button == "Start")

        phone.run.didEnterGoal(50)
        phone.run.didTapButton()
        #expect(phone.button == "Pause")
        #expect(!phone.asksForGoal)
    }

    @Test func `F3 · from Start on my steps are counted, not before`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.pedometer.walk(10)

        phone.run.didTapButton()
        phone.pedometer.walk(20)

        #expect(phone.model.data.steps == 20)
    }

    @Test func `F4 · with my steps before Nessie has me I have won, else I am caught`() {
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

    @Test func `F5 · when I pause, she sleeps, and then we go on where we were`() {
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

    @Test func `F6 · I have a head start`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.run.didTapButton()
        phone.pedometer.walk(1)

        phone.clock.turn(30)
        #expect(phone.button == "Pause")

        phone.clock.turn()
        #expect(phone.button == "Try Again")
    }

    @Test func `F7 · I am told of each quarter, once`() {
        let phone = Phone()
        phone.run.didEnterGoal(400)
        phone.run.didTapButton()

        for _ in 1...400 { phone.model.didWalk(steps: 1, metres: 0.8) }

        #expect(phone.toldAt == [100, 200, 300, 400])
    }

    @Test func `F8 · a phone that cannot count steps says so`() {
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

    @Test func `F9 · on the way I see us both`() {
        let phone = Phone()
        phone.run.didEnterGoal(1000)
        phone.run.didTapButton()

        phone.model.didWalk(steps: 500, metres: 400)
        phone.model.nessieDidSwim(metres: 360)

        #expect(phone.track.line == "·········NR·········")
    }

    @Test func `F10 · when it is over, I begin again`() {
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
