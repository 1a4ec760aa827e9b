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
    let isXCTest = Test.current == nil ? isXCTestRunning : false
    if isXCTest != false { XCTFail(text, file: filePath, line: line) }
    if isXCTest == true { return }
    let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)
    )
    Issue.record(Comment(rawValue: text), sourceLocation: place)
}

/// Whether XCTest has an observer; nil if it does not show them, as on a Mac.
private var isXCTestRunning: Bool? {
    let center = Mirror(reflecting: XCTestObservationCenter.shared)
    return (center.descendant("observers") as? any Collection).map { !$0.isEmpty }
}
