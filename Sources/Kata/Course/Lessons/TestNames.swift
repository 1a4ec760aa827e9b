extension Module {
    /// What `--filter` looks through: `Module.Suite/test()`, for each test in the files.
    package var testNames: [String] {
        guard isTests else { return [] }
        return files.sorted { $0.key < $1.key }.map(\.value)
            .filter { $0.contains("@Test") || $0.contains("func test") }
            .flatMap { [Declaration](reading: $0.lines).testNames(in: []) }
            .map { "\(name).\($0)" }
    }
}

extension [Declaration] {
    fileprivate func testNames(in suites: [String]) -> [String] {
        flatMap { declaration in
            let words = declaration.name.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { return [String]() }
            switch words[0] {
            case "type", "extension":
                let type = words[1].prefix { $0 != ":" && $0 != " " }.split(separator: ".")
                let own = suites + type.map(String.init)
                return declaration.members?.testNames(in: own) ?? []
            case "func" where declaration.header.contains { $0.contains("@Test") }:
                return [(suites + [words[1]]).joined(separator: "/")]
            case "func" where words[1].hasPrefix("test") && !suites.isEmpty:
                return [
                    (suites + [words[1].prefix { $0 != "(" }.description]).joined(separator: "/")
                ]
            default:
                return []
            }
        }
    }
}
