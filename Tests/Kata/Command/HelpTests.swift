import Testing

@testable import kata

struct HelpTests {
    @Test func `the overview has a line for each command of an evening, and names all others`() {
        let text = Help.overview(.swiftRun)

        #expect(
            text.lines.filter { $0.hasPrefix("  ") }.map { $0.prefix(30).trimmed } == [
                "", "follow 4 | 4.7", "watch [NAME | 4]", "check [NAME | 4 | 4.7]",
                "compare [4.7]", "hint [NAME]", "back [2]",
            ])
        for command in Subcommand.all where command.name != "home" {
            #expect(text.contains("\n  \(command.name) ") || text.contains(" \(command.name)"))
        }
        #expect(text.contains("\nFor a class: room, grade\n"))
        #expect(text.contains("\nFor authors: verify\n"))
    }

    @Test(arguments: Subcommand.all.map(\.name))
    func `each command has help that fits in 100 columns`(_ name: String) throws {
        let text = Help.text(try .called(name), .swiftRun)

        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test(arguments: Subcommand.all.map(\.name))
    func `each option and each example of the help is understood`(_ name: String) throws {
        let command = try Subcommand.called(name)

        // --base needs another option, and stands in an example with it.
        for option in command.options where (option != .json || name != "watch") && option != .base
        {
            #expect(throws: Never.self) {
                try Arguments(([name] + argument(of: command) + option.example.words))
            }
        }
        for (example, _) in command.examples {
            #expect(throws: Never.self) { try Arguments(example.words) }
        }
    }

    private func argument(of command: Subcommand) -> [String] {
        if case .needed(_, let example, _) = command.argument { [example] } else { [] }
    }

    @Test func `help has the command, what it does, its options and examples`() throws {
        let text = Help.text(try .called("solution"), .launcher)

        #expect(
            text == """
                kata solution NAME

                How we solved the exercise, step by step.

                  --show   before you are done

                  kata solution Filename
                  kata solution Filename --show

                """)
    }
}
