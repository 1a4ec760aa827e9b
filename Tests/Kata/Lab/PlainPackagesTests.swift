import Foundation
import Testing

@testable import kata

/// Where the plain engine builds: two programs at once, such as a watcher and a check.
struct PlainPackagesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `what one program builds another leaves alone`() throws {
        let (watch, check) = (
            PlainPackages(folder: folder.root), PlainPackages(folder: folder.root)
        )

        let seen = try watch.with(package("1")) { first in
            try check.with(package("2")) { second in
                try [first, second].map { try code(in: $0) }
            }
        }

        #expect(seen == ["let a = 1", "let a = 2"])
    }

    @Test func `one program after the other builds in the same folder`() throws {
        let folders = try ["1", "2"].map { answer in
            try PlainPackages(folder: folder.root).with(package(answer), \.path)
        }

        #expect(folders[0] == folders[1])
    }

    private func package(_ answer: String) -> PlainPackage {
        PlainPackage([
            Module(name: "A", isTests: false, files: ["Sources/A.swift": "let a = " + answer])
        ])
    }

    private func code(in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Sources/A.swift"), encoding: .utf8)
    }
}
