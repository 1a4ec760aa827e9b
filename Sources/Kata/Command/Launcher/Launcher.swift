import Foundation

/// The script `.kata/bin/kata`, by which commands are typed as `kata` in every folder of the course.
struct Launcher {
    private let course: URL
    private let text: String

    private static let folder = ".kata/bin"

    /// - Parameter program: the companion that is running.
    /// - Returns: nil where there is no companion to build: its sources, or where it was built.
    init?(of course: URL, program: URL) {
        guard Disk.exists(course.appendingPathComponent("Sources/Kata")),
            let build = Build(of: program, in: course)
        else { return nil }
        self.course = course
        text = Self.script(build)
    }

    private var url: URL { course.appendingPathComponent(Self.folder + "/kata") }

    /// Writes the script as a whole, unless it is there.
    ///
    /// - Returns: whether it is there now; a course that cannot be written to goes without.
    func install() -> Bool {
        let isThere = FileManager.default.isExecutableFile(atPath: url.path)
        if isThere, (try? Disk.text(url)) == text { return true }
        let draft = url.deletingLastPathComponent().appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: draft) }
        do {
            try Disk.write(text, to: draft)
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

    private static func script(_ build: Build) -> String {
        """
        #!/bin/sh
        # Runs the companion of the course in which this file lies, from every folder of it, and
        # builds the companion first if its sources have changed. The companion wrote this file.
        program=\(build.program.inShell)
        scratch=\(build.scratch.inShell)
        configuration=\(build.configuration)

        self=$0
        while [ -L "$self" ]; do
            link=$(readlink "$self")
            case $link in
            /*) self=$link ;;
            *) self=$(dirname "$self")/$link ;;
            esac
        done
        case $self in
        */*) folder=${self%/*} ;;
        *) folder=. ;;
        esac
        course=$(CDPATH= cd -- "$folder/../.." && pwd)
        if [ ! -d "$course/Sources/Kata" ] || [ ! -f "$course/Package.swift" ]; then
            echo "error: $self is not in the course" >&2
            echo '  Go to the folder you cloned, and type: swift run kata' >&2
            exit 64
        fi
        case $program in /*) ;; *) program=$course/$program ;; esac
        case $scratch in /*) ;; *) scratch=$course/$scratch ;; esac

        # The time of the last build, which is the program's until this file has built one.
        built=$course/.kata/bin/built
        reference=$program
        if [ -e "$built" ]; then reference=$built; fi
        if [ ! -x "$program" ] ||
            [ -n "$(find "$course/Package.swift" "$course/Sources/Kata" -newer "$reference")" ]; then
            echo 'The companion has changed; building it anew …' >&2
            touch "$built.begun" 2>/dev/null
            if ! log=$(swift build --package-path "$course" --scratch-path "$scratch" \\
                --configuration "$configuration" --product kata 2>&1); then
                printf '%s\\n' "$log" >&2
                echo 'error: the companion cannot be built' >&2
                echo '  See what has changed: git status Sources/Kata Package.swift' >&2
                exit 70
            fi
            mv -f "$built.begun" "$built" 2>/dev/null
        fi

        if [ "$(command -v kata)" -ef "$0" ]; then
            \(Invocation.variable)=1
            export \(Invocation.variable)
        fi
        exec "$program" "$@"

        """
    }
}

extension Launcher {
    /// Where SwiftPM built the companion, by paths from the course if they lie in it.
    private struct Build {
        var program: String
        var scratch: String
        var configuration: String

        /// - Returns: nil if no folder around the program is SwiftPM's, or it is that of another
        ///   course, into which nothing of this one is to be built.
        init?(of program: URL, in course: URL) {
            let program = program.resolvingSymlinksInPath()
            let around = sequence(first: program.deletingLastPathComponent()) {
                $0.path == "/" ? nil : $0.deletingLastPathComponent()
            }
            let isScratch = { (folder: URL) in
                Disk.exists(folder.appendingPathComponent("workspace-state.json"))
            }
            guard let scratch = around.first(where: isScratch) else { return nil }
            let owner = scratch.deletingLastPathComponent()
            let isCourse = Disk.exists(owner.appendingPathComponent("Sources/Kata"))
            if isCourse, owner.path != course.resolvingSymlinksInPath().path { return nil }
            let home = course.resolvingSymlinksInPath().path + "/"
            func path(_ url: URL) -> String {
                url.path.hasPrefix(home) ? String(url.path.dropFirst(home.count)) : url.path
            }
            let folder = program.deletingLastPathComponent().lastPathComponent.lowercased()
            configuration = folder.hasPrefix("release") ? "release" : "debug"
            self.scratch = path(scratch)
            self.program = path(program)
            // SwiftPM's link is the same for each kind of machine.
            let linked = scratch.appendingPathComponent(configuration + "/kata")
            if linked.resolvingSymlinksInPath() == program { self.program = path(linked) }
        }
    }
}
