import Foundation
import Testing

@testable import TerminalTesting

@Suite(.timeLimit(.minutes(2)))
struct ProgramTests {
    private let shell = Program(at: URL(fileURLWithPath: "/bin/sh"))

    @Test func `what a program writes, its complaints and its status are told apart`() throws {
        let told = try shell.run("", "-c", "echo Milk; echo No bread >&2; exit 3")

        #expect(told.output == "Milk\n")
        #expect(told.complaints == "No bread\n")
        #expect(told.status == 3)
    }

    @Test func `a program gets what is typed, and then the end`() throws {
        let told = try shell.run("Milk\nBread\n", "-c", "cat; echo The end")

        #expect(told.output == "Milk\nBread\nThe end\n")
        #expect(told.status == 0)
    }

    @Test func `a program knows what the test has set, and nothing of who runs the test`() throws {
        let told = try shell.run(
            "", ["-c", "echo \"$WHO[$HOME]\""], environment: ["WHO": "Ida"])

        #expect(told.output == "Ida[]\n")
    }

    @Test func `a program that nobody hears cannot write`() throws {
        let told = try shell.run(
            "", "-c", "trap '' PIPE; echo Milk || exit 5; exit 6", isUnheard: true)

        #expect(told.output == "")
        #expect(told.status == 5)
    }

    @Test(arguments: [("echo Hello; read line", true), ("exit 0", false)])
    func `a program speaks first if it has said something before it gets a line`(
        script: String, speaks: Bool
    ) throws {
        let speaksFirst = try shell.speaksFirst("-c", script)

        #expect(speaksFirst == speaks)
    }

    @Test func `a signal is sent when the program has said what is awaited`() throws {
        let script = "read line; echo \"Ready, $line\"; read line; exit 8"

        let status = try shell.run("Ida\n", "-c", script, until: "Ready, Ida", signal: SIGKILL)

        #expect(status == SIGKILL)
    }

    @Test func `a program that does not say what is awaited is an error`() throws {
        let error = #expect(throws: TerminalError.self) {
            try shell.run("", "-c", "echo Milk", until: "Bread", signal: SIGTERM)
        }

        #expect(error?.description == "awaited “Bread”, got “Milk\n”")
    }
}
