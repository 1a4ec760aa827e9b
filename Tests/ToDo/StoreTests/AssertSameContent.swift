import ItemModel
import ItemModelTesting
import XCTest

/// Fails unless the lists hold the same items in the same order, with the same content.
func assertSameContent(
    _ got: [ToDoItem], expected: [ToDoItem],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    XCTAssertEqual(got.map(\.title), expected.map(\.title), file: filePath, line: line)
    for (got, expected) in zip(got, expected) {
        assertSameContent(
            got, expected: expected,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
