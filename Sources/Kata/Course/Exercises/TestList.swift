/// A test that waits in a starter: it is skipped, with a word why.
struct DisabledTest: Equatable {
    /// What a list may call it.
    var titles: [String]
}

extension Tree {
    /// The disabled tests in the files of tests, in their order.
    var disabledTests: [DisabledTest] {
        paths.filter(\.isTests).flatMap { path in
            let lines = self[path]?.lines ?? []
            return lines.indices.compactMap { index in
                if lines[index].contains(".disabled(") {
                    DisabledTest(trait: index, in: lines)
                } else if lines[index].contains("XCTSkip") {
                    DisabledTest(skip: index, in: lines)
                } else {
                    nil
                }
            }
        }
    }
}

extension DisabledTest {
    /// A test of Swift Testing whose attribute says `.disabled` in line `index`.
    fileprivate init?(trait index: Int, in lines: [String]) {
        guard let start = lines[...index].lastIndex(where: { $0.contains("@Test") }),
            let end = lines[index...].firstIndex(where: { $0.functionName != nil })
        else { return nil }
        let attribute = lines[start...end].map(\.trimmed).joined(separator: " ")
        let given = attribute.firstMatch(of: /@Test\( ?"([^"]*)"/).map { String($0.1) }
        titles = [given ?? lines[end].functionName ?? ""]
    }

    /// A test of XCTest that skips itself in line `index`.
    fileprivate init?(skip index: Int, in lines: [String]) {
        guard let name = lines[..<index].compactMap(\.functionName).last else { return nil }
        let statement = lines[index...].prefix(4).map(\.trimmed).joined(separator: " ")
        titles =
            [name]
            + (statement.firstMatch(of: /"([^"]*)"/).map { [String($0.1)] } ?? [])
    }
}

extension String {
    /// The name of the function that this line declares, without backticks.
    fileprivate var functionName: String? {
        firstMatch(of: /\bfunc (?:`([^`]+)`|(\w+))/).map { String($0.1 ?? $0.2 ?? "") }
    }
}
