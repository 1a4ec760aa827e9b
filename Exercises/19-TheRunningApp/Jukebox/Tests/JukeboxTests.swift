import Testing

@testable import Jukebox

struct JukeboxTests {
    let kettle = Song(title: "Blue Kettle", seconds: 165)
    let rain = Song(title: "Rain on Tin", seconds: 190)
    let ships = Song(title: "Seven Ships", seconds: 255)

    @Test func `a length has minutes and seconds`() {
        #expect(kettle.length == "2:45")
    }

    @Test func `the cursor goes down and up, and stops at both ends`() {
        var cursor = Cursor()
        var rows: [Int] = []

        for _ in 1...3 {
            cursor.down(in: 3)
            rows.append(cursor.row)
        }
        for _ in 1...3 {
            cursor.up()
            rows.append(cursor.row)
        }

        #expect(rows == [1, 2, 2, 1, 0, 0])
    }

    @Test func `the first song plays at once, the others wait`() {
        var player = Player()

        player.play(kettle)
        player.play(rain)
        player.play(ships)

        #expect(player.playing == kettle)
        #expect(player.waiting == [rain, ships])
    }

    @Test func `after a song comes the one that waits`() {
        var player = Player()
        player.play(kettle)
        player.play(rain)

        player.next()

        #expect(player.playing == rain)
        #expect(player.waiting == [])
    }

    @Test func `the screen shows all songs, and what is playing`() {
        let app = JukeboxApp(songs: [kettle, rain, ships])

        app.press(keys: "pjpjp")

        #expect(
            app.lines == [
                "Jukebox",
                "  Blue Kettle · 2:45",
                "  Rain on Tin · 3:10",
                "> Seven Ships · 4:15",
                "Playing: Blue Kettle",
                "Then 2 songs · 7:25",
                "[j] down [k] up [p] play [n] next [x] remove",
            ])
    }
}
