extension Tree {
    var disabledTests: [DeclaredTest] { tests.filter(\.isDisabled) }
}

extension DeclaredTest {
    /// What a list may call it: for XCTest its method, or what its skip says.
    var titles: [String] {
        isOfXCTest ? [function] + (reason.map { [$0] } ?? []) : [name]
    }
}
