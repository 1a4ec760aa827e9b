import Foundation

struct Docc {
    private let program: URL
    /// Whether it can make lines of code stand out.
    let highlights: Bool

    /// - Throws: `PagesError.noDocc`.
    init(in toolchain: Toolchain) throws {
        let bin = URL(fileURLWithPath: toolchain.bin)
        program = bin.appendingPathComponent("docc")
        guard Disk.exists(program) else { throw PagesError.noDocc(toolchain.bin) }
        let features = bin.appendingPathComponent("../share/docc/features.json").standardizedFileURL
        highlights = (try? Disk.text(features).contains("\"code-block-annotations\"")) ?? false
    }

    /// Makes the pages of a catalogue; what it warns of, such as links that lead nowhere.
    ///
    /// - Throws: `PagesError.notMade`.
    func convert(_ catalogue: URL, symbols: URL, base: String?, into site: URL) throws -> [String] {
        let flags =
            (highlights ? ["--enable-experimental-code-block-annotations"] : [])
            + (base.map { ["--hosting-base-path", $0] } ?? [])
        let result = try Scratch.withEnvironment { environment in
            try Subprocess.run(
                program.path,
                [
                    "convert", catalogue.path, "--additional-symbol-graph-dir", symbols.path,
                    "--output-dir", site.path, "--emit-lmdb-index", "--ide-console-output",
                    "--disable-parameters-and-returns-validation",
                    "--fallback-display-name", PageAddresses.root,
                    "--fallback-bundle-identifier", Self.identifier,
                ] + flags, in: "/", environment: environment, seconds: 300, output: 1 << 22)
        }
        guard result.ending == .exited(0) else { throw PagesError.notMade(result.output) }
        return result.output.lines.filter { $0.contains("warning:") }
    }

    /// Colours of code, darker on a light page than its own, to be read also on a marked line.
    static let theme = """
        {"theme": {"color": {
          "syntax-comments": {"light": "#566573", "dark": "#7f8c98"},
          "syntax-keywords": {"light": "#98308f", "dark": "#ff7ab2"},
          "syntax-strings": {"light": "#b8230f", "dark": "#ff8170"}
        }}}

        """

    static let identifier = "course.tdd-kata"
}
