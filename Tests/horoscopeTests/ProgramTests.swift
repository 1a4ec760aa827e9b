import Foundation
import Testing

@Suite(.enabled(if: program != nil, "needs the program that `swift build` makes"))
struct ProgramTests {
    @Test func `it lists the signs`() throws {
        let lines = try run()

        #expect(lines.count == 12)
        #expect(lines.last == "Pisces")
    }

    @Test func `it shows the details and the horoscope of a sign`() throws {
        #expect(
            try run("leo") == [
                "Leo", "Lion", "August", "Proud and Generous.", "…",
                "Today red comes first & green follows.",
            ])
    }

    @Test func `it says that there is no such sign`() throws {
        #expect(try run("dog").first == "There is no sign “dog”.")
    }
}

/// What it prints, line by line.
private func run(_ words: String...) throws -> [String] {
    let url = try #require(program)
    let process = Process()
    let output = Pipe()
    process.executableURL = url
    process.arguments = words
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let text = String(decoding: data, as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
}

/// It stands beside the tests' bundle.
private let program: URL? = {
    for path in CommandLine.arguments + Bundle.allBundles.map(\.bundlePath) {
        var folder = URL(fileURLWithPath: path)
        while folder.pathComponents.count > 1, folder.pathExtension != "xctest" {
            folder.deleteLastPathComponent()
        }
        let program = folder.deletingLastPathComponent().appendingPathComponent("horoscope")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return nil
}()
