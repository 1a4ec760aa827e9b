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
        PlainPackage(modules: [
            Module(name: "A", isTests: false, files: ["Sources/A.swift": "let a = " + answer])
        ])
    }

    private func code(in folder: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Sources/A.swift"), encoding: .utf8)
    }
}

struct PackageDescriptionTests {
    private let shop = PackageDescription(
        json: Data(
            """
            {
              "dependencies": [
                { "fileSystem": [{ "identity": "money", "path": "/home/ada/Money" }] },
                { "sourceControl": [{ "location": { "remote": [] } }] }
              ],
              "targets": [
                {
                  "name": "Model", "type": "regular", "path": "Code/", "sources": ["Prices"],
                  "exclude": ["Prices/Old.swift"],
                  "dependencies": [{ "product": ["Money", "Money", null, null] }]
                },
                { "name": "Screen", "type": "regular", "dependencies": [{ "byName": ["Model", null] }] },
                { "name": "ModelTests", "type": "test", "dependencies": [{ "target": ["Model", null] }] },
                { "name": "AllTests", "type": "test", "dependencies": [{ "byName": ["Screen", null] }] },
                { "name": "OtherTests", "type": "test", "dependencies": [] }
              ]
            }
            """.utf8))

    @Test func `a target has its folder, its sources, and what it uses`() throws {
        let model = try #require(shop?.targets.first)

        #expect(model.kind == "regular")
        #expect(model.folders == ["Code"])
        #expect(model.uses == ["Money"])
        #expect(model.holds("Prices/Price.swift"))
        #expect(!model.holds("Prices/Old.swift"))
        #expect(!model.holds("Price.swift"))
    }

    @Test func `a folder that is not named is looked for where the package manager does`() {
        #expect(
            shop?.targets[1].folders == [
                "Sources/Screen", "Source/Screen", "src/Screen", "srcs/Screen", "Sources", "Source",
                "src", "srcs",
            ])
        #expect(shop?.targets[3].folders.first == "Tests/AllTests")
    }

    @Test func `tests of a target are those that use it, if only through others`() {
        #expect(shop?.tests(of: "Model").map(\.name) == ["ModelTests", "AllTests"])
        #expect(shop?.tests(of: "Screen").map(\.name) == ["AllTests"])
    }

    @Test func `packages on this disk are neighbours`() {
        #expect(shop?.neighbours == ["/home/ada/Money"])
    }

    @Test func `what is no description is none`() {
        #expect(PackageDescription(json: Data("error: no manifest".utf8)) == nil)
    }
}
