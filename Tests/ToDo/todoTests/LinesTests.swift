import Foundation
import TerminalTesting
import Testing

@Suite(.enabled(if: todo.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct LinesTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func `lines put an item on the list`() throws {
        let (_, complaints, status) = try todo.run("a\nBuy milk\n", "--file", folder.list)

        #expect(complaints == "")
        #expect(status == 0)
        let next = try todo.run("q\n", "--file", folder.list)
        #expect(next.output.hasPrefix("To do\n1 [ ] Buy milk\n"))
    }

    @Test func `what the app says is written before it waits for a line`() throws {
        #expect(try todo.speaksFirst("--file", folder.list))
    }

    @Test func `an item is kept though nobody reads what the app says`() throws {
        _ = try todo.run("a\nBuy milk\n", "--file", folder.list, isUnheard: true)

        #expect(try todo.run("", "--file", folder.list).output.contains("1 [ ] Buy milk"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func `what was typed is kept when a signal ends it`(signal: Int32) throws {
        let status = try todo.run(
            "a\nBuy milk\n", "--file", folder.list, until: "With a date", signal: signal)

        #expect(status == 0)
        #expect(try todo.run("", "--file", folder.list).output.contains("1 [ ] Buy milk"))
    }

    @Test func `nothing is left beside the list`() throws {
        let home = folder.url.path
        _ = try todo.run(
            "a\nBuy milk\n", "--file", folder.list,
            environment: ["HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": home])

        #expect(try FileManager.default.contentsOfDirectory(atPath: home) == ["list"])
    }

    #if os(Linux)
        @Test func `without a file of its own the list is where the system keeps such things`()
            throws
        {
            let environment = ["HOME": "/", "XDG_DATA_HOME": folder.url.path]
            _ = try todo.run("a\nBuy milk\n", environment: environment)

            let list = folder.url.appendingPathComponent("todo/todoitems").path
            #expect(try todo.run("", "--file", list).output.contains("1 [ ] Buy milk"))
            let next = try todo.run("", environment: environment)
            #expect(next.output.contains("1 [ ] Buy milk"))
        }

        @Test func `where the system has no place for the list, that is said`() throws {
            let (output, complaints, status) = try todo.run(
                "", environment: ["HOME": "/", "XDG_DATA_HOME": "/dev/null"])

            #expect(output == "")
            #expect(complaints.hasPrefix("There is no place for your list: "))
            #expect(complaints.hasSuffix(" Try: todo --file NAME\n"))
            #expect(status == 73)
        }
    #endif

    @Test func `many at once lose nothing`() async throws {
        let list = folder.list
        try await withThrowingTaskGroup { group in
            for number in 1...20 {
                group.addTask { _ = try todo.run("a\nNumber \(number)\n", "--file", list) }
            }
            try await group.waitForAll()
        }

        let (output, _, _) = try todo.run("", "--file", list)
        for number in 1...20 { #expect(output.contains("[ ] Number \(number)\n")) }
    }

    @Test func `where nothing can be saved, that is said`() throws {
        // NB: A folder into which nobody can put a file.
        let (_, complaints, status) = try todo.run("a\nBuy milk\n", "--file", "/dev/fd/list")

        #expect(
            complaints == """
                Your list is not saved. The next change tries again.
                Title: Buy milk

                """)
        #expect(status == 1)
    }

    @Test func `a list that may not be written is not replaced, and that is said`() throws {
        _ = try todo.run("a\nBuy milk\n", "--file", folder.list)
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.list))
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: folder.list)

        let (_, complaints, status) = try todo.run("a\nCall Mum\n", "--file", folder.list)

        #expect(complaints.hasPrefix("Your list is not saved."))
        #expect(complaints.hasSuffix("\nTitle: Call Mum\n"))
        #expect(status == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.list)) == before)
    }

    @Test func `a list in a folder that is not there is not begun`() throws {
        let place = folder.url.appendingPathComponent("nowhere").path

        let (output, complaints, status) = try todo.run(
            "a\nBuy milk\n", "--file", place + "/list")

        #expect(output == "")
        #expect(
            complaints == "There is no folder \(place). Make it first, or give another --file.\n")
        #expect(status == 73)
    }

    @Test func `a folder is no list`() throws {
        let (_, complaints, status) = try todo.run("", "--file", folder.url.path)

        #expect(
            complaints
                == "\(folder.url.path) is a folder. Name a file in it: --file \(folder.url.path)/list\n"
        )
        #expect(status == 73)
    }

    @Test func `whoever asks for help gets it, and it is no mistake`() throws {
        let (output, complaints, status) = try todo.run("", "--help")

        #expect(output.hasPrefix("todo: a list of what there is to do\n"))
        #expect(complaints == "")
        #expect(status == 0)
    }

    @Test func `a command that is not known is said, and does nothing`() throws {
        let (output, complaints, status) = try todo.run("", "--fiel", folder.list)

        #expect(output == "")
        #expect(complaints == "“--fiel” is not known. Try: todo --help\n")
        #expect(status == 64)
    }
}
