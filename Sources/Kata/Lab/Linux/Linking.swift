import Foundation

/// How the frontend and the linker are called.
enum Linking {
    /// What the frontend is told besides the files and modules it compiles.
    static func compilerFlags(_ toolchain: Toolchain) -> [String] {
        ["-plugin-path", toolchain.resources + "/host/plugins"]
    }

    /// The libraries of the toolchain that programs and tests may always use.
    private static let libraries = [
        "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
        "swift_RegexParser", "swiftRegexBuilder", "swiftSynchronization", "swiftObservation",
        "swiftDistributed", "swift_Builtin_float", "swiftGlibc", "BlocksRuntime", "dispatch",
        "swiftDispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "Testing", "_Testing_Foundation",
    ]

    /// The linker's call that makes a program of `objects`, with all libraries that tests use.
    static func program(
        _ objects: [String], using others: [String], to program: String, _ toolchain: Toolchain
    ) -> (executable: String, arguments: [String]) {
        let folder = toolchain.resources + "/linux"
        return (
            toolchain.bin + "/clang",
            ["-fuse-ld=lld", "-pie", folder + "/\(toolchain.architecture)/swiftrt.o"] + objects
                + ["-L" + folder, "-Wl,-rpath," + folder]
                + (libraries + others + ["m", "pthread", "util", "dl"]).map { "-l" + $0 }
                + ["-o", program]
        )
    }

    /// The call that makes a library, for a program to load, of what stands in the place of
    /// `inputs`, and names it instead of `library`.
    ///
    /// NB: this is the call that clang would make. To make it without clang is faster, and the
    /// libraries that the program has need not be looked at.
    static func library(
        _ inputs: String, to library: String, _ toolchain: Toolchain
    ) throws -> [String] {
        let folder = toolchain.resources + "/linux"
        let call = try Subprocess.spawn(
            toolchain.bin + "/clang",
            [
                "-###", "-fuse-ld=lld", "-shared", "-Wl,--threads=1",
                folder + "/\(toolchain.architecture)/swiftrt.o", "-Wl," + inputs,
                "-Wl,-rpath," + folder, "-lm", "-lpthread", "-ldl", "-o", library,
            ],
            in: "/", seconds: 30, output: 1 << 20, endsAlone: true)
        let line = call.output.split(separator: "\n").last ?? ""
        let words = line.matches(of: /"((?:[^"\\]|\\.)*)"/).map {
            String($0.1).replacing(/\\(.)/) { String($0.1) }
        }
        guard call.ending == .exited(0), words.contains(inputs) else {
            throw LabError.cannotRun("clang", reason: call.output)
        }
        return words
    }

    /// The files of those imported modules that programs do not use unless asked to.
    static func libraries(of imports: Set<String>, _ toolchain: Toolchain) -> [String] {
        let names = imports.subtracting(["XCTest"]).sorted()
        let all: [String] = names.flatMap { [$0, "swift" + $0] }
        return all.filter { !libraries.contains($0) }
            .map { "\(toolchain.resources)/linux/lib\($0).so" }
            .filter(FileManager.default.fileExists)
    }
}
