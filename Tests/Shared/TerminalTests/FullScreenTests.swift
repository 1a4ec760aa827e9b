import Foundation
import TerminalText
import Testing

@testable import Terminal

struct FullScreenTests {
    private let log = Log()
    private let app: AppSpy

    init() {
        app = AppSpy(log)
    }

    @Test func `a key is pressed, and what the app shows then is painted`() async {
        let screen = ScreenFake(log, [.typed("a")])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(
            log.messages.prefix(6) == [
                .drawn, .painted, .waited(0), .pressed(.character("a")), .drawn, .painted,
            ])
        #expect(screen.texts.last?.contains("30 character(\"a\")") == true)
    }

    @Test func `of keys that come together, a later one waits until the app is ready`() async {
        let screen = ScreenFake(log, [.typed("abc")])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(
            log.messages.dropFirst(3).prefix(5) == [
                .pressed(.character("a")), .ready, .pressed(.character("b")), .ready,
                .pressed(.character("c")),
            ])
    }

    @Test func `time goes by once at the beginning, and then in its rhythm`() async {
        let screen = ScreenFake(log, [.nothing, .nothing])

        _ = await run(app, on: screen, rhythm: 70)

        let waits = log.messages.filter { $0 == .waited(0) || $0 == .waited(70) }
        #expect(waits == [.waited(0), .waited(70), .waited(70), .waited(0)])
        #expect(log.messages.count { $0 == .ticked } == 2)
    }

    @Test func `an escape is a key if nothing follows it for a short while`() async {
        let screen = ScreenFake(log, [.typed("\u{1B}"), .nothing])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(app.keys == [.escape])
        #expect(log.messages.contains(.waited(50)))
        #expect(!log.messages.contains(.ticked))
    }

    @Test func `an escape and what follows it at once are one key`() async {
        let screen = ScreenFake(log, [.typed("\u{1B}"), .typed("[A")])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(app.keys == [.up])
    }

    @Test func `a pasted text whose end does not come is told, until more comes`() async {
        let screen = ScreenFake(log, [.typed("\u{1B}[200~Mil"), .nothing, .typed("k\u{1B}[201~")])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(app.pasteStates == [false, true, false])
        #expect(app.keys == [.paste("Milk")])
    }

    @Test func `Ctrl-Z is a key of the app, and puts it aside`() async {
        let screen = ScreenFake(log, [.typed("\u{1A}")])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(log.messages.dropFirst(3).prefix(2) == [.pressed(.control("z")), .putAside])
    }

    @Test(arguments: [(SIGTSTP, Log.Message.putAside), (SIGCONT, .cameBack)])
    func `a stop and its end are told to the terminal, and all is painted anew`(
        signal: Int32, message: Log.Message
    ) async {
        let screen = ScreenFake(log, [.signals([signal])])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(log.messages.contains(message))
        #expect(screen.texts.count == 2)
        #expect(screen.texts.allSatisfy { $0.contains("\u{1B}[2J") })
        #expect(log.messages.contains(.ended))
    }

    @Test func `a picture that stays the same is not painted again`() async {
        let screen = ScreenFake(log, [.nothing, .signals([SIGWINCH])])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(screen.texts.count == 1)
    }

    @Test func `while another program is in front nothing is painted`() async {
        let screen = ScreenFake(log, [.typed("a")])
        screen.isOurs = false

        _ = await run(app, on: screen, rhythm: 500)

        #expect(screen.texts.isEmpty)
        #expect(app.keys == [.character("a")])
    }

    @Test(arguments: Signals.endings)
    func `a signal ends the app, and then the terminal is given back`(signal: Int32) async {
        let screen = ScreenFake(log, [.signals([signal])])
        app.troubleAtTheEnd = "Not saved."

        let trouble = await run(app, on: screen, rhythm: 500)

        #expect(trouble == "Not saved.")
        #expect(log.messages.suffix(2) == [.ended, .givenBack])
        #expect(log.messages.count { $0 == .drawn } == 1)
    }

    @Test func `an app whose terminal is gone is ended`() async {
        let screen = ScreenFake(log, [.end])

        let trouble = await run(app, on: screen, rhythm: 500)

        #expect(trouble == nil)
        #expect(log.messages.suffix(2) == [.ended, .givenBack])
    }

    @Test func `an app that has finished is not ended, but says what was not possible`() async {
        let screen = ScreenFake(log, [.typed("q")])
        app.trouble = "Not saved."

        let trouble = await run(app, on: screen, rhythm: 500)

        #expect(trouble == "Not saved.")
        #expect(log.messages.suffix(3) == [.pressed(.character("q")), .ticked, .givenBack])
    }

    @Test func `what was typed before the end is not lost`() async {
        let screen = ScreenFake(log, [.signals([SIGTERM]), .typed("a"), .typed("b")])

        _ = await run(app, on: screen, rhythm: 500)

        #expect(app.keys == [.character("a"), .character("b")])
        #expect(log.messages.suffix(2) == [.ended, .givenBack])
    }

    @Test func `at the end the rest of a pasted text is waited for`() async {
        let screen = ScreenFake(
            log, [.typed("\u{1B}[200~Mi"), .signals([SIGTERM]), .typed("lk"), .nothing])

        _ = await run(app, on: screen, rhythm: 70)

        #expect(app.keys == [.paste("Milk")])
        #expect(log.messages.count { $0 == .waited(500) } == 2)
    }
}
