import Foundation
import Synchronization
import Testing

@testable import kata

/// What code under test can reach, in each confinement that works on this machine.
struct ConfinementTests {
    /// All that work here, the one that is none included.
    static let all: [Confinement] =
        [.none(because: "a test asks for it")] + confined

    static let confined = [Confinement.namespaces].filter {
        (try? $0.objection(Workbench.lab.toolchain)) == .some(nil)
    }

    @Test(arguments: all) func `where tests run is told once, before the first`(
        _ confinement: Confinement
    ) throws {
        let told = Mutex<[Confinement]>([])
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-told-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let lab = try Lab(folder: folder, confinement: confinement) { confinement in
            told.withLock { $0.append(confinement) }
        }

        #expect(told.withLock { $0 } == [])
        for number in 1...2 {
            _ = try Workbench.swiftTesting("@Test func acts() { _ = \(number) }", lab: lab)
        }

        #expect(told.withLock { $0 } == [confinement])
    }

    @Test(arguments: all) func `tests pass, fail and crash in it`(_ confinement: Confinement) throws
    {
        let verdicts = try [
            "#expect(1 == 1)", "#expect(1 == 2)", "fatalError()", "exit(3)",
            "kill(getpid(), SIGTERM); sleep(1)", "abort()", "sleep(9)",
        ].map { body in
            try run("@Test func acts() { \(body) }", in: confinement, limits: Limits(seconds: 2))
                .verdict
        }

        let signal = verdicts[2].summary.suffix(1)
        #expect(
            verdicts == [
                .green, .red, .crashed(how: "signal \(signal)", during: "acts"),
                .crashed(how: "it left with exit code 3", during: "acts"),
                .killed(signal: 15, during: "acts"), .crashed(how: "signal 6", during: "acts"),
                .timedOut(during: "acts"),
            ])
    }

    @Test(arguments: all) func `tests of XCTest run in it`(_ confinement: Confinement) throws {
        var lab = try lab(confinement)
        lab.limits = Limits()
        let report = try Workbench.run(
            tests: """
                import XCTest
                final class ThingTests: XCTestCase { func test_a() { XCTAssertTrue(true) } }
                """, lab: lab)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: all) func `tests can write in their folders, and read their own file`(
        _ confinement: Confinement
    ) throws {
        let report = try run(
            """
            @Test func writes() throws {
                let files = FileManager.default
                for folder in [files.temporaryDirectory.path, files.currentDirectoryPath] {
                    try Data("a".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
                }
                let text = try String(contentsOfFile: #filePath, encoding: .utf8)
                #expect(text.contains("@Test func writes()"))
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: confined) func `nothing else can be written, and nothing of ours be read`(
        _ confinement: Confinement
    ) throws {
        let folder = try Scratch.untilExit()
        defer { try? FileManager.default.removeItem(at: folder) }
        try "secret".write(toFile: "course/Mutants.md", in: folder)
        let lab = try lab(confinement)

        let report = try Workbench.swiftTesting(
            """
            @Test func pries() throws {
                let files = FileManager.default
                #expect(files.contents(atPath: "\(folder.path)/course/Mutants.md") == nil)
                #expect(files.contents(atPath: "\(#filePath)") == nil)
                for path in ["/", "/usr/", "/etc/", "/var/tmp/", "/dev/", "\(folder.path)/"] {
                    #expect(!files.createFile(atPath: path + "file", contents: nil), "\\(path)")
                }
            }
            """, importing: "Foundation", lab: lab)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: confined) func `nobody is root in it`(_ confinement: Confinement) throws {
        let report = try run(
            """
            @Test func rules() throws {
                let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
                #expect(status.contains("CapEff:\\t0000000000000000"))
                #expect(status.contains("CapBnd:\\t0000000000000000"))
                #expect(\(geteuid() == 0 ? "geteuid() != 0" : #"status.contains("NoNewPrivs:\t1")"#))
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: all) func `tests can start programs`(_ confinement: Confinement) throws {
        let report = try run(
            """
            @Test func starts() throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = ["-c", "exit 3"]
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus == 3)
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: all) func `tests reach a server of their own`(_ confinement: Confinement)
        throws
    {
        let report = try run(
            """
            @Test func calls() {
                let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
                var size = socklen_t(MemoryLayout<sockaddr_in>.size)
                withUnsafeMutableBytes(of: &address) { bytes in
                    let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
                    #expect(bind(server, address, size) == 0)
                    #expect(listen(server, 1) == 0)
                    #expect(getsockname(server, address, &size) == 0)
                    #expect(connect(client, address, size) == 0)
                }
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: confined) func `there is no network`(_ confinement: Confinement) throws {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(server) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutableBytes(of: &address) { bytes in
            let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            _ = bind(server, address, size)
            _ = listen(server, 1)
            _ = getsockname(server, address, &size)
        }

        let report = try run(
            """
            @Test func calls() {
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = \(address.sin_port)
                address.sin_addr.s_addr = \(address.sin_addr.s_addr)
                let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                let result = withUnsafeBytes(of: &address) {
                    connect(
                        client, $0.baseAddress!.assumingMemoryBound(to: sockaddr.self),
                        socklen_t($0.count))
                }
                #expect(result != 0)
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: all) func `a daemon with an empty environment ends with the run`(
        _ confinement: Confinement
    ) throws {
        // A sleep of a length that nothing else on this machine has.
        let length = 100_000 + Int.random(in: 0..<100_000)
        let report = try run(
            """
            @Test func starts() throws {
                let daemon = "env -i setsid sleep \(length) </dev/null >/dev/null 2>&1 &"
                #expect(system(daemon + "sleep 0.2") == 0)
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
        #expect(try isGone("sleep", "\(length)"))
    }

    @Test(arguments: all) func `limits hold in it`(_ confinement: Confinement) throws {
        let limits = Limits(memory: 700 << 20, fileSize: 1 << 20)

        let texts = try ["-d", "-f", "-c"].map { letter in
            try Scratch.with { folder in
                try Cell(confinement, Workbench.lab.toolchain).run(
                    "/bin/sh", ["-c", "ulimit \(letter)"], for: folder,
                    environment: ["PATH": "/usr/bin:/bin"], limits: limits
                ).output
            }
        }

        #expect(texts == ["\(700 << 10)\n", "\(1 << 11)\n", "0\n"])
    }

    @Test func `memory that is shared is limited too`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func hoards() {
                let pages = mmap(nil, 4 << 30, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
                #expect(pages == MAP_FAILED)
            }
            """, importing: "Foundation", limits: Limits(memory: 300 << 20))

        #expect(report.isGreen, "\(report)")
    }

    @Test func `a file does not grow beyond its limit`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func fills() {
                let file = fopen(FileManager.default.temporaryDirectory.path + "/file", "w")
                while fputs("water", file) >= 0 {}
                #expect(errno == EFBIG)
            }
            """, importing: "Foundation", limits: Limits(fileSize: 1 << 16))

        #expect(report.isGreen, "\(report)")
    }

    @Test func `it is said in one line what it is`() {
        #expect(Confinement.namespaces.description == "isolation: unshare")
        #expect(
            Confinement.none(because: "unshare is not there").description
                == "isolation: none, because unshare is not there")
    }

    @Test(arguments: confined)
    func `what does not work here is an error with its reason`(_ confinement: Confinement) throws {
        var toolchain = Workbench.lab.toolchain
        toolchain.resources = "/no/such/lib/swift"
        let reason = try #require(try confinement.objection(toolchain))

        #expect(throws: LabError.cannotConfine("\(confinement)", reason: reason)) {
            _ = try Isolation(confinement) { _ in }.cell(toolchain)
        }
    }

    @Test func `what works is taken`() throws {
        let lab = try Lab(folder: Workbench.folder)

        if let first = Self.confined.first {
            #expect(try lab.confinement == first)
        } else {
            #expect(try lab.confinement.description.hasPrefix("isolation: none, because "))
        }
    }

    @Test(arguments: ["bwrap", "chroot"])
    func `another name is none of them`(_ name: String) { #expect(Confinement(name: name) == nil) }

    private func lab(_ confinement: Confinement) throws -> Lab {
        try Lab(folder: Workbench.folder, confinement: confinement)
    }

    private func run(_ body: String, in confinement: Confinement, limits: Limits = Limits()) throws
        -> Report
    {
        try Workbench.swiftTesting(
            body, importing: "Foundation", limits: limits, lab: lab(confinement))
    }
}
