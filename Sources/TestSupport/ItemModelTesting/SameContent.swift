import CustomAssertions
import ItemModel

/// Fails, naming every property that differs, unless `got` has the content of `expected`.
///
/// What `==` means for items does not matter. Numbers are compared exactly.
public func assertSameContent(
    _ got: ToDoItem, expected: ToDoItem,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    assertSameEntries(
        properties(of: got), expected: properties(of: expected),
        fileID: fileID, filePath: filePath, line: line, column: column)
}

/// The text of each property, by its name.
func properties(of item: ToDoItem) -> [String: String] {
    var texts: [String: String] = [:]
    for child in Mirror(reflecting: item).children {
        texts[child.label ?? ""] = "\(child.value)"
    }
    return texts
}
