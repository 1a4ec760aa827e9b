extension Verification {
    /// What is not as a file of faulty versions says.
    ///
    /// - Parameter path: the file, such as `Chapters/Faults/Store.mutants.md`.
    /// - Parameter original: the code without a fault.
    /// - Parameter faulty: the code with each of the faults.
    /// - Parameter reports: what our tests say of each.
    static func findings(
        on mutants: [Mutant], in path: String, of original: Tree, _ faulty: [Tree],
        _ reports: [Report]
    ) -> [Finding] {
        if mutants.isEmpty {
            return [
                Finding(path: path, line: 1, expected: "a faulty version", actual: "there is none")
            ]
        }
        return mutants.indices.flatMap { index in
            let mutant = mutants[index]
            func finding(_ expected: String, _ actual: String) -> Finding {
                Finding(path: path, line: mutant.line, expected: expected, actual: actual)
            }
            if faulty[index] == original {
                return [finding("a faulty version", "it changes nothing")]
            }
            if let same = faulty[..<index].firstIndex(of: faulty[index]) {
                let first = mutants[same]
                return [
                    finding(
                        "a fault of its own",
                        "the same as “\(first.complaint)” in line \(first.line)")
                ]
            }
            return findings(on: mutant, in: path, reports[index])
        }
    }

    static func findings(on mutant: Mutant, in path: String, _ report: Report) -> [Finding] {
        func finding(_ expected: String, _ actual: String) -> Finding {
            Finding(path: path, line: mutant.line, expected: expected, actual: actual)
        }
        let verdict = report.verdict
        guard verdict.isNoticed, verdict.isCutShort == mutant.crashes else {
            return [
                finding("our tests \(mutant.crashes ? "crash" : "are red") on it", report.details)
            ]
        }
        return mutant.catchers.filter { !report.isFailing($0) }.prefix(1).map {
            finding(
                "“\($0)” catches it",
                "these do: \(report.failing.sorted().joined(separator: ", "))")
        }
    }
}
