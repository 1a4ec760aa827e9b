import Foundation

/// The script `.kata/bin/kata`, by which commands are typed as `kata` in every folder of the course.
struct Launcher {
    private let course: URL

    private static let folder = ".kata/bin"

    /// - Parameter program: the companion that is running.
    /// - Returns: nil where it is not the one that `swift run kata` builds in this course.
    init?(of course: URL, program: URL) {
        let built = course.appendingPathComponent(".build/debug/kata")
        guard Disk.exists(course.appendingPathComponent("Sources/Kata")),
            program.resolvingSymlinksInPath() == built.resolvingSymlinksInPath()
        else { return nil }
        self.course = course
    }

    private var url: URL { course.appendingPathComponent(Self.folder + "/kata") }

    /// Writes the script as a whole, unless it is there.
    ///
    /// - Returns: whether it is there now; a course that cannot be written to goes without.
    func install() -> Bool {
        let isThere = FileManager.default.isExecutableFile(atPath: url.path)
        if isThere, (try? Disk.text(url)) == Self.script { return true }
        let draft = url.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: draft) }
        do {
            try Disk.write(Self.script, to: draft)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: draft.path)
        } catch { return false }
        return rename(draft.path, url.path) == 0
    }

    /// What puts the script on the path of a terminal that is in `folder`.
    static func pathCommand(for course: URL, in folder: URL) -> String {
        let isCourse = course.standardizedFileURL.path == folder.standardizedFileURL.path
        let path =
            isCourse
            ? "\"$PWD/\(Self.folder):$PATH\""
            : course.appendingPathComponent(Self.folder).path.inShell + ":\"$PATH\""
        return "export PATH=" + path
    }

    private static let script = #"""
        #!/bin/sh
        # Runs the companion of the course in which this file lies, from every folder of it, and
        # builds the companion first if its sources have changed. The companion wrote this file.
        course=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")/../.." && pwd)
        if [ ! -d "$course/Sources/Kata" ] || [ ! -f "$course/Package.swift" ]; then
            echo "error: $0 is not in the course" >&2
            echo '  Go to the folder you cloned, and type: swift run kata' >&2
            exit 64
        fi
        program=$course/.build/debug/kata
        if [ ! -x "$program" ] ||
            [ -n "$(find "$course/Package.swift" "$course/Sources/Kata" -newer "$program")" ]; then
            echo 'The companion has changed; building it anew …' >&2
            touch "$program.begun" 2>/dev/null
            if ! log=$(swift build --package-path "$course" --product kata 2>&1); then
                printf '%s\n' "$log" >&2
                echo 'error: the companion cannot be built' >&2
                echo '  See what has changed: git status Sources/Kata Package.swift' >&2
                exit 70
            fi
            # What is saved while it builds is newer.
            touch -r "$program.begun" "$program"
        fi
        if [ "$(command -v kata)" -ef "$0" ]; then
            \#(Invocation.variable)=1
            export \#(Invocation.variable)
        fi
        exec "$program" "$@"

        """#
}
