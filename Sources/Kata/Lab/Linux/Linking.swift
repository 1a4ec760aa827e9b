import Foundation

/// How the frontend and the linker are called.
extension Toolchain {
    /// What the frontend is told besides the files and modules it compiles.
    var compilerFlags: [String] { ["-plugin-path", resources + "/host/plugins"] }

    var clang: String { bin + "/clang" }
    private var folder: String { resources + "/linux" }
    private var start: String { folder + "/\(architecture)/swiftrt.o" }

    /// The libraries of the toolchain that programs and tests may always use.
    private static let libraries = [
        "swiftCore", "swiftSwiftOnoneSupport", "swift_Concurrency", "swift_StringProcessing",
        "swift_RegexParser", "swiftRegexBuilder", "swiftSynchronization", "swiftObservation",
        "swiftDistributed", "swift_Builtin_float", "swiftGlibc", "BlocksRuntime", "dispatch",
        "swiftDispatch", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "Testing", "_Testing_Foundation",
    ]

    /// What clang is told to make a program of `objects`, with all libraries that tests use.
    func linkingProgram(
        _ objects: [String], using others: [String], to program: String
    ) -> [String] {
        ["-fuse-ld=lld", "-pie", start] + objects + ["-L" + folder, "-Wl,-rpath," + folder]
            + (Self.libraries + others + ["m", "pthread", "util", "dl"]).map { "-l" + $0 }
            + ["-o", program]
    }

    /// The call that makes a library, for a program to load, of what stands in the place of
    /// `inputs`, and names it instead of `library`.
    ///
    /// NB: this is the call that clang would make. To make it without clang is faster, and the
    /// libraries that the program has need not be looked at.
    func linkingLibrary(_ inputs: String, to library: String) throws -> [String] {
        let call = try Subprocess.spawn(
            clang,
            [
                "-###", "-fuse-ld=lld", "-shared", "-Wl,--threads=1", start, "-Wl," + inputs,
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
    func libraries(of imports: Set<String>) -> [String] {
        let names = imports.subtracting(["XCTest"]).sorted()
        let all: [String] = names.flatMap { [$0, "swift" + $0] }
        return all.filter { !Self.libraries.contains($0) }.map { "\(folder)/lib\($0).so" }
            .filter(FileManager.default.fileExists)
    }
}
