extension Report {
    /// What the code and its tests have printed, without what the compiler and the frameworks say.
    var printed: [String] {
        let lines = transcript.lines
        // What the compiler says comes before the tests.
        guard verdict != .doesNotCompile, let start = lines.firstIndex(where: \.isOfFramework)
        else { return [] }
        // What comes after a crash is said by the runtime.
        var isInName = false
        return lines[start...].prefix { !$0.contains("Fatal error") }.compactMap { line in
            // An argument with a line break goes on in the next line.
            guard !line.isOfCase, !isInName else {
                isInName = !line.isEndOfCase
                return nil
            }
            // XCTest's line stands behind what was printed without an end of line.
            let form = /Test Case '[^']+' (started at|passed|failed|skipped).*/
            let own = line.firstRange(of: form).map { String(line[..<$0.lowerBound]) } ?? line
            return own.isOfFramework || own.trimmed.isEmpty ? nil : own
        }
    }
}

extension String {
    /// Whether this is a line in which Swift Testing tells of an argument.
    fileprivate var isOfCase: Bool {
        ["◇", "✔", "✘"].contains { hasPrefix($0 + " Test case passing ") }
    }

    fileprivate var isEndOfCase: Bool {
        hasSuffix("\" started.") || contains(#/ (passed|failed) after [\d.]+ seconds/#)
            || contains(" recorded an issue ")
    }

    /// Whether this is a line in which a framework tells how the tests go on.
    fileprivate var isOfFramework: Bool {
        ["◇", "✔", "✘", "↳", "±", "━", "➜", "Test Suite '", "Test Case '", "\t Executed "]
            .contains { hasPrefix($0) } || contains(#/\.swift:\d+: error: /#)
    }
}
