import Foundation

/// Writes a sentence where complaints are read.
public func printError(_ remark: String) {
    // NB: Where the terminal is gone, nobody hears it.
    try? FileHandle.standardError.write(contentsOf: Data((remark + "\n").utf8))
}
