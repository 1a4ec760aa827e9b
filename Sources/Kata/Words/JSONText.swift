import Foundation

/// A value for programs: JSON whose keys are sorted, so that two runs can be compared.
struct JSONText {
    var text: String

    init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        text = String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
