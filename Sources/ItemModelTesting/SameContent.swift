import CustomAssertions
import ItemModel

/// Fails, naming every field that differs, unless `got` has the content of `expected`.
///
/// What `==` means for items does not matter. Numbers are compared exactly.
public func assertSameContent(
    _ got: ToDoItem, expected: ToDoItem,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    assertSameEntries(
        fields(of: got), expected: fields(of: expected),
        fileID: fileID, filePath: filePath, line: line, column: column)
}
