import Foundation

/// A line that `swift format` would lay out in another way.
struct LayoutFault: Equatable, Sendable, Codable {
    var line: Int
    var message: String
}

extension Lab {
    /// What `swift format lint --strict` objects to in each of these files.
    ///
    /// - Parameter settings: the text of a `.swift-format`.
    func layoutFaults(in texts: [String], settings: String) throws -> [[LayoutFault]] {
        if texts.isEmpty { return [] }
        let key = Digest(["layout", toolchain.version, settings] + texts)
        return try cache.value(key) { try lint(texts, settings) }
    }

    private func lint(_ texts: [String], _ settings: String) throws -> [[LayoutFault]] {
        try Scratch.with { folder in
            try settings.write(toFile: "settings", in: folder)
            let names = texts.indices.map { "\($0).swift" }
            for (name, text) in zip(names, texts) { try text.write(toFile: name, in: folder) }
            let result = try Subprocess.run(
                toolchain.bin + "/swift-format",
                ["lint", "--strict", "--parallel", "--configuration", "settings"] + names,
                in: folder.path, seconds: 600, output: 1 << 24)
            guard [.exited(0), .exited(1)].contains(result.ending) else {
                throw LabError.cannotRun(
                    "swift-format", reason: "\(result.ending)\n\(result.output)")
            }
            var faults = [[LayoutFault]](repeating: [], count: texts.count)
            // NB: it may give the whole path or the name alone: `…/12.swift:7:1: error: [Rule] …`.
            for line in result.output.split(separator: "\n") {
                let form = /(?:.*\/)?(\d+)\.swift:(\d+):\d+: (?:error|warning): (.*)/
                guard let match = line.wholeMatch(of: form), let index = Int(match.1),
                    let number = Int(match.2), texts.indices.contains(index)
                else { continue }
                faults[index].append(LayoutFault(line: number, message: String(match.3)))
            }
            if result.ending == .exited(1), faults.allSatisfy(\.isEmpty) {
                throw LabError.cannotRun("swift-format", reason: result.output)
            }
            return faults.map { $0.sorted { $0.line < $1.line } }
        }
    }
}
