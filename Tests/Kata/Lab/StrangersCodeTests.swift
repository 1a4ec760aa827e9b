import Foundation
import Testing

@testable import kata

/// What code that nobody has read does to the compiler, to the disk, and to whoever looks on.
struct StrangersCodeTests {
    @Test func `code on which the compiler crashes is a verdict, and takes no module from others`()
        throws
    {
        let modules = Workbench.lab.cache.modules
        let other = modules.appendingPathComponent("other-\(UUID().uuidString)")
        try Disk.write("", to: other)
        defer { try? FileManager.default.removeItem(at: other) }

        let report = try Workbench.swiftTesting(
            "@Test func asks() { #expect(answer() == 42) }", code: Self.deep)

        #expect(report.verdict == .doesNotCompile)
        let failure = try #require(report.failures.first)
        #expect(failure.file == "Sources/Thing.swift")
        #expect(failure.message.hasPrefix("the compiler crashes on this file"))
        #expect(Disk.exists(other))
        #expect(Workbench.lab.cache.modules == modules)
    }

    @Test func `a compiler that needs too long is a verdict with a reason`() throws {
        var compiler = Compiler(toolchain: Workbench.lab.toolchain, cache: Workbench.lab.cache)
        compiler.limits.work = 2
        let aliases = (1..<40).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }
        let module = Module(
            name: "Thing", isTests: false,
            files: [
                "Sources/Thing.swift": "typealias T0 = (Int, Int)\n" + aliases.joined()
                    + "func answer(_ thing: T39) {}\n"
            ])

        let product = try compiler.compile(module, uses: [], imports: [])

        #expect(!product.isCompiled)
        #expect(
            product.diagnostics == "Sources/Thing.swift:1:1: error: the compiler needed more than"
                + " 2 seconds for this file: make it simpler\n")
    }

    @Test(arguments: ["LLVM ERROR: out of memory", "std::bad_alloc", "Allocation failed"])
    func `a compiler that wants too much memory is a verdict with a reason`(words: String) throws {
        #expect(
            try said(by: "echo '\(words)' >&2\nkill -ABRT $$")
                == "a.swift:1:1: error: the compiler needed more than"
                + " 2 GB of memory for this file: make it simpler\n")
    }

    @Test(arguments: ConfinementTests.confined)
    func `the compiler of strangers' code sees no more than the code does`(
        _ confinement: Confinement
    ) throws {
        let script = """
            for file in /etc/passwd '\(#filePath)'
            do test -e "$file" && echo "a.swift:1:1: error: $file"; done
            echo "b.swift:1:1: error: $USER"; exit 1
            """

        #expect(try said(by: script, in: confinement) == "b.swift:1:1: error: \n")
        #expect(try said(by: script).contains("a.swift:1:1: error: /etc/passwd"))
    }

    /// What a compiler that does as a script says has to say of a module; what it makes of it is none.
    private func said(by script: String, in confinement: Confinement? = nil) throws -> String {
        try Self.withFolder { folder in
            let program = "usr/bin/swift-frontend"
            try "#!/bin/sh\n\(script)\n".write(toFile: program, in: folder)
            chmod(folder.path + "/" + program, 0o755)
            let toolchain = Toolchain(
                bin: folder.path + "/usr/bin", resources: folder.path + "/usr/lib/swift",
                triple: Workbench.lab.toolchain.triple, version: UUID().uuidString)
            let compiler = Compiler(
                toolchain: toolchain, cache: Workbench.lab.cache,
                cell: try confinement.map { try Cell($0, toolchain) })
            let module = Module(name: "Thing", isTests: false, files: ["a.swift": ""])
            let product = try compiler.compile(module, uses: [], imports: [])
            #expect(!product.isCompiled)
            return product.diagnostics
        }
    }

    @Test(arguments: ConfinementTests.confined)
    func `a toolchain in somebody's home compiles and runs strangers' code`(
        _ confinement: Confinement
    ) throws {
        try Self.withFolder { folder in
            var toolchain = Workbench.lab.toolchain
            let real = URL(fileURLWithPath: toolchain.bin).deletingLastPathComponent()
            let place = folder.appendingPathComponent("home/anna/.local/share/swiftly/6.2")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let link = place.appendingPathComponent("usr")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
            toolchain.bin = link.path + "/bin"
            toolchain.resources = link.path + "/lib/swift"
            let engine = FastEngine(
                toolchain: toolchain, cache: Workbench.lab.cache,
                isolation: Isolation(confinement) { _ in }, isForStrangers: true)

            let report = try engine.run(
                Module(
                    name: "ThingTests", isTests: true,
                    files: [
                        "Tests/T.swift": """
                        import Foundation
                        import Testing
                        @testable import Thing
                        @Test func asks() { #expect(answer() == Data([42]).count * 42) }
                        """
                    ]),
                with: [
                    Module(
                        name: "Thing", isTests: false,
                        files: ["Sources/Thing.swift": "func answer() -> Int { 42 }\n"])
                ], under: Conditions())

            #expect(report.isGreen, "\(report)")
        }
    }

    @Test(arguments: ConfinementTests.all)
    func `a name that is no UTF-8 is no hindrance`(_ confinement: Confinement) throws {
        let lab = try Lab(folder: Workbench.folder, confinement: confinement)

        let ending = try Scratch.with { folder in
            let place = folder.appendingPathComponent("package").path
            mkdir(place, 0o700)
            let name: [UInt8] = Array(place.utf8) + [0x2f, 0x4c, 0x94, 0]
            let file = name.withUnsafeBytes {
                open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o600)
            }
            close(file)
            return try lab.engine.run(
                "/bin/sh", ["-c", "cat L*"], for: folder, limits: Limits()
            ).ending
        }

        #expect(ending == .exited(0))
    }

    // MARK: A full disk

    /// Whether this process may make a disk of its own.
    private static let makesDisks: Bool = {
        let isMade = try? Scratch.with { folder in
            system("mount -t tmpfs -o size=1m kata-test '\(folder.path)' 2>/dev/null") == 0
                && system("umount -l '\(folder.path)'") == 0
        }
        return isMade ?? false
    }()

    /// Does `work` with a cache on a disk of so many megabytes; it may fail because that is full.
    private func onSmallDisk(_ size: Int, _ work: (URL) throws -> Void) throws {
        try Scratch.with { folder in
            let options = "-t tmpfs -o size=\(size)m kata-test"
            try #require(system("mount \(options) '\(folder.path)'") == 0)
            defer { _ = system("umount -l '\(folder.path)'") }
            do { try work(folder) } catch {
                #expect("\(LabError.naming(error))".contains(LabError.noSpace), "\(error)")
            }
        }
    }

    @Test(.enabled(if: makesDisks), arguments: [1, 6])
    func `right code is not blamed for a full disk`(megabytes: Int) throws {
        try onSmallDisk(megabytes) { folder in
            let lab = try Lab(folder: folder, confinement: Confinement(name: "none"))
            let report = try Workbench.swiftTesting(
                "@Test func asks() { #expect(answer() == 42) }", lab: lab)
            #expect(report.isGreen, "\(report)")
        }
    }

    @Test(.enabled(if: makesDisks), arguments: [1, 6])
    func `no engine that isolates less takes over because of a full disk`(megabytes: Int) throws {
        try onSmallDisk(megabytes) { folder in
            let lab = try EngineChoice.lab(nil) { isPlain in
                try Lab(folder: folder, confinement: Confinement(name: "none"), isPlain: isPlain)
            } tell: { _ in
            }
            #expect(!lab.isPlain)
        }
    }

    @Test func `what a killed process has left goes with the next one, and what lives stays`()
        throws
    {
        try Scratch.with { place in
            let alive = try OwnFolder.make(in: place, called: "kata-")
            let names = ["kata-\(UUID())", "kata-\(UUID())", "kata-notes"]
            let (dead, young, foreign) = (names[0], names[1], names[2])
            try "".write(toFile: dead + "/lock", in: place)
            try "".write(toFile: dead + "/1/Thing.swift", in: place)
            try "".write(toFile: young + "/1", in: place)
            try "".write(toFile: foreign + "/lock", in: place)
            let length = 100_000 + Int.random(in: 0..<100_000)
            #expect(
                system("TMPDIR='\(place.path)/\(dead)/1' sh -c 'setsid sleep \(length) &'") == 0)
            // While a program begins, nobody can see what it was told.
            #expect(try isThere("sleep", "\(length)"))

            let own = try OwnFolder.make(in: place, called: "kata-")

            let left = try FileManager.default.contentsOfDirectory(atPath: place.path)
            #expect(
                Set(left) == [alive.lastPathComponent, own.lastPathComponent, young, foreign])
            #expect(try isGone("sleep", "\(length)"))
        }
    }

    /// A folder for a toolchain: one below `/tmp` is seen by nobody inside.
    private static func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
        let folder = URL(fileURLWithPath: "/var/tmp/kata-toolchain-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work(folder)
    }

    /// It is flat, and yet too deep for the compiler's stack.
    private static let deep =
        "let isIt = true\nlet x = " + String(repeating: "isIt ? 1 : ", count: 20_000) + "2\n"
        + "func answer() -> Int { 42 }\n"
}
