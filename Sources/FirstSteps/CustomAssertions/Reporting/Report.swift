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
    if Test.current == nil {
        // NB: A detached task has no current test either. XCTest ignores this if it does not run.
        XCTFail(text, file: filePath, line: line)
        if isXCTestRunning { return }
    }
    let place = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)
    )
    Issue.record(Comment(rawValue: text), sourceLocation: place)
}

/// Whether XCTest shows an observer, as it does on Linux while it runs. A Mac hides them.
private var isXCTestRunning: Bool {
    let center = Mirror(reflecting: XCTestObservationCenter.shared)
    let observers = center.descendant("observers") as? any Collection
    return observers?.isEmpty == false
}
