import Foundation
import Testing
import ToDoText

struct OrderTests {
    @Test(arguments: [
        ([], Order.run(file: nil, lines: false)),
        (["--file", "list"], .run(file: "list", lines: false)),
        (["--file=list"], .run(file: "list", lines: false)),
        (["--lines"], .run(file: nil, lines: true)),
        (["--lines", "--file", "list"], .run(file: "list", lines: true)),
        (["--help"], .help),
        (["-h", "--file"], .help),
        (["--benchmark"], .benchmark),
        (["--file"], .unknown("--file needs the name of a file.")),
        (["--file="], .unknown("--file needs the name of a file.")),
        (["--fiel", "list"], .unknown("“--fiel” is not known.")),
        (["list"], .unknown("“list” is not known.")),
    ])
    func `what was written behind the program's name is an order`(
        arguments: [String], order: Order
    ) {
        #expect(Order(arguments) == order)
    }
}
