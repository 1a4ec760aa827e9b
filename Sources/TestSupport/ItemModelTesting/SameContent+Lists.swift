import CustomAssertions
import ItemModel

/// Fails, naming every property that differs and its place, unless the content is the same.
///
/// Which items they are does not matter: ids are not compared.
public func assertSameContent(
    _ got: [ToDoItem], expected: [ToDoItem],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    assertSameEntries(
        properties(of: got), expected: properties(of: expected),
        fileID: fileID, filePath: filePath, line: line, column: column)
}

/// The text of each property but the id, by its place and name, such as `[1].title`.
private func properties(of items: [ToDoItem]) -> [String: String] {
    var texts: [String: String] = [:]
    for (place, item) in items.enumerated() {
        for (name, text) in properties(of: item) where name != "id" {
            texts["[\(place)].\(name)"] = text
        }
    }
    return texts
}
