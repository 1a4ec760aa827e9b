import Testing
import XCTest

/// Records `failure`, if there is one, at the given place in whichever framework is running.
///
/// The place has no defaults: an assertion that forgets to pass it on does not compile.
public func report(
    _ failure: (some CustomStringConvertible)?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    guard let text = failure?.description else { return }
    // NB: A detached task has no current test either: assert after it, not in it.
    guard Test.current != nil else { return XCTFail(text, file: filePath, line: line) }
    let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)
    )
    Issue.record(Comment(rawValue: text), sourceLocation: place)
}
