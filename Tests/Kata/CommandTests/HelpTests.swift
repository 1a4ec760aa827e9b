import Testing

@testable import kata

struct HelpTests {
    @Test func `the overview has a line for each command`() throws {
        let text = try #require(Help.text(nil))

        for command in Help.commands where command != "home" {
            #expect(text.contains("\n  \(command) "))
        }
    }

    @Test(arguments: Help.commands)
    func `each command has help that fits in 100 columns`(_ command: String) throws {
        let text = try #require(Help.text(command))

        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func `unknown commands have none`() {
        #expect(Help.text("chek") == nil)
    }
}
