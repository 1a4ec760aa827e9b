import FitNessAlerts
import FitNessModel
import FitNessText
import TerminalText
import XCTest

final class ScreenTests: XCTestCase {
    private let model = AppModel()
    private var size = Size(columns: 60, rows: 9)
    private lazy var sut = FitNessApp(
        model: model, track: { "the track" },
        step: { [model] in model.didWalk(steps: 1, metres: 1) })

    func test_newApp_hasNoGoal() {
        XCTAssertEqual(lines, ["FitNess", "No goal yet", "the track", "Return start  q quit"])
    }

    func test_picture_fillsTheScreen_withTheKeysInTheLastRow() {
        let picture = sut.picture(size)

        XCTAssertEqual(picture.lines.count, 9)
        XCTAssertEqual(picture.lines.last, Line("Return start  q quit", .faint))
        XCTAssertEqual(picture.lines.first, Line("FitNess", .heading))
        XCTAssertNil(picture.caret)
    }

    func test_start_asksForAGoal() {
        press(.enter, "4", "2")

        XCTAssertEqual(
            lines, ["FitNess", "How many steps? 42", "Return ok  Esc cancel"])
        XCTAssertEqual(sut.picture(size).caret, Picture.Place(row: 1, column: 18))
        XCTAssertEqual(sut.picture(size).lines.last?.style, .faint)
        XCTAssertEqual(sut.picture(size).lines.first?.style, .heading)
    }

    func test_goal_canBeMended_andStarted() {
        press(.enter, "4", "x", .backspace, .paste("00"), .enter)
        XCTAssertEqual(lines[1...3], ["0 of 400 steps", "the track", "Ready"])

        press(.enter, " ", " ")

        XCTAssertEqual(
            lines,
            [
                "FitNess", "2 of 400 steps", "the track", "Nessie is still asleep",
                "Space step  Return pause  q quit",
            ])
    }

    func test_wrongGoal_isSaid_andForgottenWithTheNextOne() {
        press(.enter, "0", .enter)
        XCTAssertEqual(lines[1...2], ["How many steps? ", "A goal is 1 step at least."])

        press("5", .enter)
        XCTAssertEqual(model.data.goal, 5)
        model.restart()
        press(.enter)
        XCTAssertEqual(lines[1...2], ["How many steps? ", "Return ok  Esc cancel"])
    }

    func test_escape_asksNoMore() {
        press(.enter, "q", .enter, .escape)

        XCTAssertEqual(lines[1], "No goal yet")
        XCTAssertFalse(sut.isFinished)
        press(.enter)
        XCTAssertEqual(lines[1...2], ["How many steps? ", "Return ok  Esc cancel"])
    }

    func test_typedText_isNotEndless_andGivesNoOrders() {
        press(.enter, .paste("\u{1B}" + String(repeating: "1", count: 30)))
        XCTAssertEqual(lines[1], "How many steps?  " + String(repeating: "1", count: 19))

        press("2", .down)
        XCTAssertEqual(lines[1], "How many steps?  " + String(repeating: "1", count: 19))
    }

    func test_eachState_hasItsSentence() {
        givenTheRunnerHasWalked()
        XCTAssertEqual(lines[3], "Nessie is still asleep")
        model.nessieDidSwim(metres: 3)
        XCTAssertEqual(lines[3], "Nessie is 7 m behind you")

        press(.enter)
        XCTAssertEqual(lines[3], "Nessie sleeps")
        XCTAssertEqual(lines.last, "Return resume  q quit")

        press(.enter)
        model.nessieDidSwim(metres: 7)
        XCTAssertEqual(lines[3], "Nessie has you!")

        press(.enter)
        XCTAssertEqual(lines[1], "No goal yet")
        givenTheRunnerHasWalked()
        model.didWalk(steps: 990, metres: 990)
        XCTAssertEqual(lines[3], "You have made it!")
    }

    func test_nessie_waitsForWhoHasNotMoved() throws {
        model.setGoal(100)
        try model.start()

        model.nessieDidSwim(metres: 10)

        XCTAssertEqual(lines[3], "Nessie waits for your first step")
    }

    func test_alerts_lookAsBadAsTheyAre_andCanBeCleared() {
        let alerts: [(Alert.Severity, Line)] = [
            (.info, Line("  Well")), (.warning, Line("! Well", .heading)),
            (.danger, Line("!! Well", .chosen)),
        ]
        for (severity, line) in alerts {
            model.alertCenter.post(Alert(text: "Well", severity: severity))
            XCTAssertEqual(sut.picture(size).lines[4], line)
            XCTAssertEqual(lines.last, "Return start  x clear  q quit")

            press("x")
            XCTAssertEqual(lines.last, "Return start  q quit")
        }
        press("x")
    }

    func test_moreAlertsThanRoom_showsTheNewest() {
        _ = sut
        for number in 1...5 {
            model.alertCenter.post(Alert(text: "Number \(number)", severity: .info))
        }

        XCTAssertEqual(Array(lines[3...5]), ["  Number 3", "  Number 4", "  Number 5"])
        XCTAssertEqual(sut.picture(size).lines.count, 9)
        press("x")
        XCTAssertEqual(model.alertCenter.alerts.first?.text, "Number 2")
    }

    func test_smallTerminal_getsASentence() {
        for small in [Size(columns: 41, rows: 9), Size(columns: 42, rows: 8)] {
            XCTAssertEqual(
                sut.picture(small).lines.map(\.text).joined(separator: " "),
                "This terminal is too small: 42 columns and 9 rows are needed.")
        }
        XCTAssertEqual(
            sut.picture(Size(columns: 12, rows: 3)).lines.map(\.text),
            ["This", "terminal is", "too small:"])
        XCTAssertEqual(sut.picture(Size(columns: 42, rows: 9)).lines.count, 9)
    }

    func test_quit_endsIt() {
        for keys in [[Key.character("q")], [.control("c")], [.enter, .control("c")]] {
            let sut = FitNessApp(model: AppModel(), track: { "" }, step: {})
            XCTAssertFalse(sut.isFinished)
            keys.forEach(sut.press)
            XCTAssertTrue(sut.isFinished)
        }
        XCTAssertNil(sut.end())
        XCTAssertTrue(sut.isFinished)
    }

    private func givenTheRunnerHasWalked() {
        _ = sut
        model.setGoal(1000)
        press(.enter)
        model.didWalk(steps: 10, metres: 10)
    }

    private func press(_ keys: Key...) {
        keys.forEach(sut.press)
    }

    private var lines: [String] { sut.picture(size).lines.map(\.text).filter { !$0.isEmpty } }
}

extension Key: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        self = text.first.map(Key.character) ?? .escape
    }
}
