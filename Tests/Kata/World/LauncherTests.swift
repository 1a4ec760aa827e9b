import Foundation
import Testing

@testable import kata

struct LauncherTests {
    let course: BuiltCourse

    init() throws {
        course = try BuiltCourse()
        try course.install()
    }

    @Test func `the words go to the companion, in the folder where they are typed`() throws {
        let result = try course.kata(["check", "a b", "'", "\"$HOME\"", ""], in: "Practice/deep")

        #expect(result.ending == .exited(7))
        #expect(
            result.output == """
                in \(course.root.path)/Practice/deep
                word check
                word a b
                word '
                word "$HOME"
                word 

                """)
    }

    @Test(arguments: ["Package.swift", "Sources/Kata/Kata.swift"])
    func `a change of the companion is built first, once`(_ path: String) throws {
        try course.touch(path, -10)

        let first = try course.kata(["list"])
        let second = try course.kata(["list"])

        #expect(first.output.hasPrefix("The companion has changed; building it anew …\nin "))
        #expect(second.output.hasPrefix("in "))
        #expect(course.builds == ["build --package-path \(course.root.path) --product kata"])
    }

    @Test func `a change that comes after a build is built too`() throws {
        try course.touch("Package.swift", -10)
        _ = try course.kata(["list"])

        try course.touch("Sources/Kata/Kata.swift", 60)
        _ = try course.kata(["list"])

        #expect(course.builds.count == 2)
    }

    @Test(arguments: ["Sources/Kata/Kata.swift", ".build/debug/kata"])
    func `what was deleted, of the sources or of what is built, is a change`(
        _ path: String
    ) throws {
        try FileManager.default.removeItem(at: course.url(path))

        let result = try course.kata(["list"])

        #expect(course.builds.count == 1)
        #expect(result.ending == .exited(7))
    }

    @Test func `what does not compile is shown, and nothing runs`() throws {
        try course.touch("Package.swift", -10)
        try course.write("", to: "broken")

        let result = try course.kata(["list"])

        #expect(result.ending == .exited(70))
        #expect(
            result.output == """
                The companion has changed; building it anew …
                Kata.swift:1: error: oh
                error: the companion cannot be built
                  See what has changed: git status Sources/Kata Package.swift

                """)
        #expect(try course.kata(["list"]).ending == .exited(70))
    }

    @Test func `the course may be moved`() throws {
        try course.move()

        #expect(try course.kata(["list"]).output == "in \(course.root.path)\nword list\n")
        #expect(course.builds == [])
    }

    @Test func `a link to the launcher leads to its course`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: course.url("linked").path, withDestinationPath: ".kata/bin/kata")

        let result = try course.run("./linked", ["list"])

        #expect(result.output == "in \(course.root.path)\nword list\n")
    }

    @Test func `a launcher that was taken out of its course says so`() throws {
        try FileManager.default.createDirectory(
            at: course.url("a/b/c"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: course.url(".kata/bin/kata"), to: course.url("a/b/c/kata"))

        let result = try course.run("./a/b/c/kata", ["list"])

        #expect(result.ending == .exited(64))
        #expect(result.output.hasPrefix("error: ./a/b/c/kata is not in the course\n"))
    }

    @Test func `on the path, it says so to the companion`() throws {
        let onPath = try course.run("kata", ["--path"])
        let elsewhere = try course.run(".kata/bin/kata", ["--path"], isOnPath: false)

        #expect(onPath.output.hasSuffix("on the path\n"))
        #expect(!elsewhere.output.hasSuffix("on the path\n"))
    }

    // MARK: Where it was built

    @Test func `only the companion that was built in the course has a launcher there`() throws {
        let (other, sample) = (try BuiltCourse(), try SampleCourse())
        let program = course.url(".build/debug/kata")

        #expect(Launcher(of: course.root, program: program) != nil)
        #expect(Launcher(of: course.root, program: other.url(".build/debug/kata")) == nil)
        #expect(Launcher(of: course.root, program: URL(fileURLWithPath: "/bin/sh")) == nil)
        #expect(Launcher(of: sample.root, program: program) == nil)
    }

    // MARK: Writing it

    @Test func `it is written once, and again when it is another one`() throws {
        let first = try course.inode
        try course.install()
        #expect(try course.inode == first)

        try course.write("#!/bin/sh\n", to: ".kata/bin/kata")
        try course.install()

        #expect(try course.kata(["list"]).ending == .exited(7))
        #expect(Disk.names(in: course.url(".kata/bin")) == ["kata"])
    }

    @Test func `where it cannot be written nothing fails`() throws {
        let course = try BuiltCourse()
        try course.write("in the way", to: ".kata")

        #expect(try course.launcher().install() == false)
    }

    @Test func `what to type for the path is short in the course, and whole elsewhere`() {
        let course = URL(fileURLWithPath: "/home/it's me/kata")
        let folder = course.appendingPathComponent("Chapters")

        #expect(
            Launcher.pathCommand(for: course, in: course) == #"export PATH="$PWD/.kata/bin:$PATH""#)
        #expect(
            Launcher.pathCommand(for: course, in: folder)
                == #"export PATH='/home/it'\''s me/kata/.kata/bin':"$PATH""#)
    }
}

/// A course whose companion is a script, with a `swift` that only writes that script.
final class BuiltCourse {
    private(set) var root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("kata 'n' \"x\" $HOME 🐦 \(UUID().uuidString)")
        let sources = ["Package.swift", "Sources/Kata/Kata.swift"]
        for path in sources { try write("", to: path) }
        for path in sources + ["Sources/Kata"] { try touch(path, -60) }
        try writeProgram(Self.companion, to: ".build/debug/kata")
        try touch(".build/debug/kata", -30)
        try write("", to: "Practice/deep/file")
        try writeProgram(
            """
            #!/bin/sh
            echo "$*" >> "$COURSE/builds"
            if [ -e "$COURSE/broken" ]; then echo "Kata.swift:1: error: oh"; exit 1; fi
            mkdir -p "$COURSE/.build/debug"
            cat > "$COURSE/.build/debug/kata" <<'END'
            \(Self.companion)
            END
            chmod +x "$COURSE/.build/debug/kata"
            """, to: "tools/swift")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private static let companion = """
        #!/bin/sh
        echo "in $PWD"
        for word in "$@"; do echo "word $word"; done
        if [ "$1" = --path ] && [ -n "$KATA_ON_PATH" ]; then echo "on the path"; fi
        exit 7
        """

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws { try Disk.write(text, to: url(path)) }

    private func writeProgram(_ text: String, to path: String) throws {
        try write(text, to: path)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: url(path).path)
    }

    /// Gives a file a time so many seconds from now.
    func touch(_ path: String, _ seconds: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date() + seconds], ofItemAtPath: url(path).path)
    }

    func move() throws {
        let new = URL(fileURLWithPath: root.path + " moved")
        try FileManager.default.moveItem(at: root, to: new)
        root = new
    }

    func launcher() throws -> Launcher {
        try #require(Launcher(of: root, program: url(".build/debug/kata")))
    }

    func install() throws {
        #expect(try launcher().install())
    }

    var inode: Int? {
        get throws {
            let path = url(".kata/bin/kata").path
            return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
    }

    /// What `swift` was called with, each time.
    var builds: [String] { ((try? Disk.text(url("builds"))) ?? "").lines }

    /// Types `kata` in a folder of the course.
    func kata(_ words: [String], in folder: String = "") throws -> Subprocess {
        try run("kata", words, in: folder)
    }

    func run(_ program: String, _ words: [String], in folder: String = "", isOnPath: Bool = true)
        throws -> Subprocess
    {
        let path = ["tools"] + (isOnPath ? [".kata/bin"] : [])
        let result = try Subprocess.run(
            "/usr/bin/env", [program] + words, in: url(folder).path,
            environment: [
                "PATH": (path.map { url($0).path } + ["/usr/bin", "/bin"]).joined(separator: ":"),
                "COURSE": root.path,
            ],
            seconds: 30, output: 1 << 16)
        // Another test's process may still have the script open, from before it became a program.
        let isBusy = result.output.contains("Text file busy")
        return isBusy ? try run(program, words, in: folder, isOnPath: isOnPath) : result
    }
}
