import Foundation
import RequestServer
import TerminalTesting
import Testing

/// Her wish: "My sister keeps a list for the whole family on a server. I want to see it, too."
@Suite(.enabled(if: todo.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct FromTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `what is on her sister's list is on hers`() throws {
        let sister = try server(#"[{"title": "Feed the rabbits"}, {"title": "Buy milk"}]"#)
        _ = try todo.run("a\nBuy milk\n", "--file", folder.list)

        _ = try todo.run("q\n", "--file", folder.list, "--from", sister.url.absoluteString)

        let next = try todo.run("q\n", "--file", folder.list)
        #expect(next.output.hasPrefix("To do\n1 [ ] Buy milk\n2 [ ] Feed the rabbits\n"))
    }

    @Test func `what is no list changes nothing, and is said`() throws {
        let stranger = try server("<h1>Welcome</h1>")

        let (_, complaints, status) = try todo.run(
            "q\n", "--file", folder.list, "--from", stranger.url.absoluteString)

        #expect(status == 69)
        #expect(
            complaints == """
                Nothing was taken over from \(stranger.url.absoluteString): \
                what is there is no list. Your own list: todo

                """)
    }

    @Test func `an address is looked for on that server`() throws {
        let garden = #"[{"name": "Garden", "latitude": 51.25, "longitude": 6.75}]"#
        let sister = try server("[]", places: garden)
        let lines = "a\nFeed the rabbits\n\n\nOur garden\n\nq\n"

        _ = try todo.run(lines, "--file", folder.list, "--from", sister.url.absoluteString)

        let next = try todo.run("1\n", "--file", folder.list)
        #expect(next.output.contains("Map: 51.25, 6.75"))
    }

    @Test func `what one shows, another takes over, and finds its places there`() throws {
        let rabbits = "a\nFeed the rabbits\ny\n2026-12-24\nOur garden\nPorto\n\n"
        _ = try todo.run(rabbits, "--file", folder.list)
        let sister = try PseudoTerminal(todo, "--serve", "--file", folder.list)
        try sister.start()
        try sister.wait(for: "Your list is at ")
        let server = try sister.wait(for: " as long")
        let mine = folder.list + "-mine"

        _ = try todo.run("a\nBuy hay\n\n\nour garden\n\nq\n", "--file", mine, "--from", server)
        _ = try todo.run("q\n", "--file", mine, "--from", server)
        sister.press("\r")

        #expect(try sister.waitForEnd() == 0)
        let shown = try todo.run("q\n", "--file", folder.list).output.split(separator: "\n")[1]
        let output = try todo.run("2\n", "--file", mine).output
        #expect(shown.contains("2026"))
        #expect(output.hasPrefix("To do\n\(shown)\n2 [ ] Buy hay · our garden\n"))
        #expect(output.contains("Map: 41.15, -8.61"))
    }

    private func server(_ items: String, places: String = "[]") throws -> RequestServer {
        try RequestServer { request in
            switch request.path.prefix(while: { $0 != "?" }) {
            case "/items": HTTPReply(200, Data(items.utf8))
            case "/places": HTTPReply(200, Data(places.utf8))
            default: HTTPReply(404)
            }
        }
    }
}
