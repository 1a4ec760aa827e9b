import Foundation
import Testing

@testable import kata

/// A package of somebody's own, with the package manager as it is.
struct MutateOwnPackageTests {
    private let course: SampleCourse
    private let home: TemporaryFolder

    init() throws {
        course = try SampleCourse()
        home = try TemporaryFolder()
        for (path, text) in Self.files { try home.write(text, to: path) }
    }

    /// A shop with targets of several kinds, and the package beside it that it uses.
    private static let files = [
        "Shop/Package.swift":
            """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            dependencies: [.package(path: "../Money")],
            targets: [
                .target(name: "Model", dependencies: ["Money"]),
                .target(name: "Native"),
                .target(name: "Alone"),
                .testTarget(name: "ModelTests", dependencies: ["Model"]),
                .testTarget(name: "NativeTests", dependencies: ["Native"]),
            ])

        """,
        "Shop/Sources/Model/Price.swift":
            """
        import Money

        public func price(of pears: Int) -> Int { pears * cents }

        public func isMany(_ pears: Int) -> Bool { pears > 10 }

        func forNobody() -> Bool { true }

        #if os(Windows)
            func ofWindows() -> Int { 3 }
        #endif

        """,
        "Shop/Tests/ModelTests/PriceTests.swift":
            """
        import Testing

        @testable import Model

        @Test func `pears cost`() { #expect(price(of: 3) == 60) }
        @Test func `many`() { #expect(isMany(20) && !isMany(2)) }

        """,
        "Shop/Sources/Native/native.c": "void nothing(void) {}\n",
        "Shop/Sources/Native/include/native.h": "\n",
        "Shop/Sources/Alone/Alone.swift": "\n",
        "Shop/Tests/NativeTests/NativeTests.swift": "import Native\n",
        "Money/Package.swift":
            """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Money", products: [.library(name: "Money", targets: ["Money"])],
            targets: [.target(name: "Money")])

        """,
        "Money/Sources/Money/Money.swift": "public let cents = 20\n",
    ]

    private func mutate(_ options: Mutate.Options, in package: String = "Shop") throws
        -> (code: Int32, output: String)
    {
        try course.mutate(home.url(package).path, options)
    }

    private func complaint(_ options: Mutate.Options) -> String? {
        do {
            _ = try mutate(options)
            return nil
        } catch { return (error as? UsageError)?.complaint ?? "\(error)" }
    }

    @Test func `a package of one's own is judged, and nothing is written into it`() throws {
        let before = try home.files(in: "")

        let (code, output) = try mutate(.init(target: "Model"))

        #expect(code == 1)
        let path = home.url("Shop/Sources/Model/Price.swift").path
        #expect(
            output.contains(
                "1  \(path):5\n   - public func isMany(_ pears: Int) -> Bool { pears > 10 }\n"
                    + "   + public func isMany(_ pears: Int) -> Bool { pears >= 10 }\n"),
            "\(output)")
        #expect(output.contains("Asked: the tests of ModelTests."))
        #expect(output.contains("No test runs these lines:\n   \(path): 7\n"), "\(output)")
        #expect(output.contains("Not judged, from #if to #endif: \(path), lines 9 to 11.\n"))
        #expect(!output.contains("pears / cents"), "\(output)")
        #expect(!output.contains("--waive"), "\(output)")
        #expect(try home.files(in: "") == before)
    }

    @Test func `files that links lead to stay as they are, and what a neighbour says counts`()
        throws
    {
        let code = try Disk.text(home.url("Shop/Sources/Model/Price.swift"))
        try home.write(code, to: "Elsewhere/Price.swift")
        try FileManager.default.removeItem(at: home.url("Shop/Sources/Model/Price.swift"))
        try home.link("Shop/Sources/Model/Price.swift", to: home.url("Elsewhere/Price.swift").path)
        try home.write("", to: "Shop/Notes/first.txt")
        try home.link("Shop/Notes/Again", to: home.url("Shop").path)
        let before = try home.files(in: "Elsewhere")

        let (_, output) = try mutate(.init(target: "Model"))

        #expect(output.contains("Asked: the tests of ModelTests."), "\(output)")
        #expect(try home.files(in: "Elsewhere") == before)
        try home.write("public let cents = 30\n", to: "Money/Sources/Money/Money.swift")
        #expect(try mutate(.init(target: "Model")).output.contains("no fault was tried"))
    }

    /// A package whose only target is all of its folder, with copies kept somewhere.
    private func flat(copiesIn folder: String) throws -> OwnPackage {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Flat", targets: [.target(name: "Flat", path: ".")])

            """
        try home.write(manifest, to: "Flat/Package.swift")
        try home.write("let a = 1\n", to: "Flat/Flat.swift")
        return try OwnPackage(home.url("Flat"), folder: home.url(folder), limits: Limits())
    }

    @Test func `where a target is the whole folder, the manifest is none of its files`() throws {
        let package = try flat(copiesIn: "cache")

        let files = try package.files(of: package.description.targets[0])

        #expect(files.sources.paths.sorted() == ["Flat.swift"])
    }

    @Test func `where the copies stand in the package itself, they are not copied`() throws {
        let package = try flat(copiesIn: "Flat/.kata/cache")

        let first = try package.withCopy { $0 }
        let files = try home.files(in: "Flat")

        #expect(files.keys.count { $0.hasSuffix("/Flat.swift") } == 1, "\(files.keys.sorted())")
        #expect(try package.withCopy { $0 } == first)
        #expect(try home.files(in: "Flat") == files)
    }

    @Test func `a program is judged that tests start with an environment of its own`() throws {
        for (path, text) in Self.program { try home.write(text, to: path) }

        let (code, output) = try mutate(.init(target: "count"), in: "Count")

        #expect(code == 0, "\(output)")
        #expect(output.contains(" of 4 faults noticed"), "\(output)")
        #expect(!output.contains("No test runs these lines"), "\(output)")
    }

    /// A program that does not come to its own end, and tests of what it writes.
    private static let program = [
        "Count/Package.swift":
            """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Count",
            targets: [
                .executableTarget(name: "count"),
                .testTarget(name: "countTests", dependencies: ["count"]),
            ])

        """,
        "Count/Sources/count/main.swift":
            """
        import Foundation

        print(double(6))
        fflush(nil)
        kill(getpid(), SIGKILL)

        """,
        "Count/Sources/count/double.swift": "func double(_ count: Int) -> Int { count * 2 }\n",
        "Count/Tests/countTests/CountTests.swift":
            """
        import Foundation
        import Testing

        @Test func `twelve`() throws {
            let path = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
            let bundle = path.components(separatedBy: ".xctest")[0]
            let process = Process()
            process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent()
                .appendingPathComponent("count")
            process.environment = [:]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            let words = output.fileHandleForReading.readDataToEndOfFile()
            #expect(String(decoding: words, as: UTF8.self).split(separator: "\\n") == ["12"])
        }

        """,
    ]

    @Test func `what cannot be judged is refused, by name`() throws {
        #expect(complaint(.init(target: "Nodel"))?.hasPrefix("there is no target Nodel") == true)
        #expect(complaint(.init(target: "Alone"))?.hasSuffix(" use Alone") == true)
        #expect(
            complaint(.init(target: "Native"))
                == "Native is not all Swift: there is Sources/Native/native.c")
        #expect(complaint(.init())?.hasPrefix("which target of ") == true)
        #expect(
            complaint(.init(target: "Model", file: "Prise.swift"))
                == "there is no Prise.swift in Model")
        let path = home.url("Shop").path
        let error = #expect(throws: UsageError.self) {
            try mutate(.init(waive: 1, target: "Model"))
        }
        #expect(error?.complaint.hasPrefix("nothing is written into \(path)") == true)
        #expect(error?.commands == ["mutate \(path) --target Model"])
    }

    @Test func `a folder without a package is told, and a target needs one`() throws {
        for name in ["../Nowhere", "./Even"] {
            let error = #expect(throws: UsageError.self) {
                try Mutate(world: course.world, options: .init()).run(name)
            }
            #expect(error?.complaint == "there is no Package.swift in \(name)")
        }
        #expect(throws: UsageError.self) {
            try Mutate(world: course.world, options: .init(target: "Even")).run("Even")
        }
    }
}
