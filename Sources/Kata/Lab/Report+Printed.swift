extension Report {
    /// What the code and its tests have printed, without what the compiler and the frameworks say.
    var printed: [String] {
        let lines = transcript.lines
        // What the compiler says comes before the tests.
        guard verdict != .doesNotCompile, let start = lines.firstIndex(where: \.isOfFramework)
        else { return [] }
        // What comes after a crash is said by the runtime.
        return lines[start...].prefix { !$0.contains("Fatal error") }
            .filter { !$0.isOfFramework && !$0.trimmed.isEmpty }
    }
}

extension String {
    /// Whether this is a line in which a framework tells how the tests go on.
    fileprivate var isOfFramework: Bool {
        ["◇", "✔", "✘", "↳", "±", "━", "➜", "Test Suite '", "Test Case '", "\t Executed "]
            .contains { hasPrefix($0) } || contains(#/\.swift:\d+: error: /#)
    }
}
