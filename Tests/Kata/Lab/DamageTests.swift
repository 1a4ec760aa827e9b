import Foundation
import Testing

@testable import kata

/// A Lab whose folder something else has written to.
struct DamageTests {
    private let folder: TemporaryFolder
    private let lab: Lab

    init() throws {
        folder = try TemporaryFolder()
        lab = try Lab(folder: folder.url("cache"))
    }

    @Test(arguments: [
        "Thing.o", "Thing.swiftmodule", "runner", "value.json", "manifest",
    ])
    func `junk and nothing in a file do no harm`(_ name: String) throws {
        let whole = try run()

        for text in ["junk", ""] {
            let files = try found(name)
            try #require(!files.isEmpty)
            for file in files { try Data(text.utf8).write(to: file) }
            // Without its report, all that leads to it is needed.
            for report in try found("value.json") where name != "value.json" {
                try FileManager.default.removeItem(at: report.deletingLastPathComponent())
            }
            #expect(try run().tests == whole.tests, "\(text)")
        }
    }

    @Test func `what another process removes while we use it is made again`() throws {
        _ = try run()
        try FileManager.default.removeItem(at: lab.cache.folder)

        #expect(try run().verdict == .green)
    }

    private func run() throws -> Report {
        let report = try Workbench.swiftTesting(
            "@Test func knows() { #expect(answer() == 42) }", lab: lab)
        #expect(report.verdict == .green, "\(report.transcript)")
        return report
    }

    private func found(_ name: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: lab.cache.folder.path)
            .filter { ("/" + $0).hasSuffix("/" + name) }
            .map { lab.cache.folder.appendingPathComponent($0) }
    }
}
