import Foundation

/// A short name for some content: the same for the same content, on every machine.
///
/// Two sums of 64 bits each, that tell contents apart and are no safeguard against forgers.
package struct Digest: Hashable, CustomStringConvertible {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    package init(_ parts: [String]) {
        for part in parts {
            var part = part
            part.withUTF8 { add(UnsafeRawBufferPointer($0)) }
        }
    }

    package init(bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { add($0) }
    }

    /// Adds the number of bytes, and the bytes eight at a time.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        add(bytes[whole...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    private mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x100_0000_01b3
        first ^= first >> 32
        second = (second &+ word ^ (second >> 29)) &* 0x9e37_79b9_7f4a_7c15
    }

    package var description: String {
        [first, second].map { String($0, radix: 36) }.joined(separator: "-")
    }
}
