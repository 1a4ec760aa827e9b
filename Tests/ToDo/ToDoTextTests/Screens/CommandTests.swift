import Foundation
import Testing
import ToDoText

struct CommandTests {
    @Test(arguments: [
        ([], Command.run(file: nil, lines: false)),
        (["--file", "list"], .run(file: "list", lines: false)),
        (["--file=list"], .run(file: "list", lines: false)),
        (["--file=a=b"], .run(file: "a=b", lines: false)),
        (["--lines"], .run(file: nil, lines: true)),
        (["--lines", "--file", "list"], .run(file: "list", lines: true)),
        (
            ["--from", "http://list.example:8080"],
            .run(file: nil, lines: false, server: URL(string: "http://list.example:8080"))
        ),
        (
            ["--from=http://list.example", "--file=list"],
            .run(file: "list", lines: false, server: URL(string: "http://list.example"))
        ),
        (["--serve", "--file", "list"], .serve(file: "list")),
        (
            ["--serve", "--from", "http://list.example"],
            .unknown("--serve shows your own list, so it takes no --from.")
        ),
        (["--help"], .help),
        (["-h", "--file"], .help),
        (["--benchmark"], .benchmark),
        (["--file"], .unknown("--file needs the name of a file.")),
        (["--file="], .unknown("--file needs the name of a file.")),
        (["--file", ""], .unknown("--file needs the name of a file.")),
        (["--from"], .unknown("--from needs an address such as http://localhost:8080.")),
        (
            ["--from", "http://["],
            .unknown("--from needs an address such as http://localhost:8080.")
        ),
        (["--from", "list"], .unknown("--from needs an address such as http://localhost:8080.")),
        (["--lines=no"], .unknown("“--lines=no” is not known.")),
        ([""], .unknown("“” is not known.")),
        (["--fiel", "list"], .unknown("“--fiel” is not known.")),
        (["list"], .unknown("“list” is not known.")),
    ])
    func `what was written behind the program's name is a command`(
        arguments: [String], command: Command
    ) {
        #expect(Command(arguments) == command)
    }
}
