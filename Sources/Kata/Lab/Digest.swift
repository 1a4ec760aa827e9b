import Foundation

/// A short name for some content: the same for the same content, on every machine.
///
/// Two sums of 64 bits each, that tell contents apart and are no safeguard against forgers.
struct Digest: Hashable, CustomStringConvertible {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    init(_ parts: [String]) {
        for part in parts {
            var part = part
            part.withUTF8 { add(UnsafeRawBufferPointer($0)) }
        }
    }

    init(bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { add($0) }
    }

    /// Adds the number of bytes, and the bytes eight at a time.
    ///
    /// NB: what is written here is as fast in a debug build as elsewhere.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(truncatingIfNeeded: bytes.count))
        guard let start = bytes.baseAddress else { return }
        let count = bytes.count &>> 3
        if UInt(bitPattern: start) & 7 == 0 {
            add(start.assumingMemoryBound(to: UInt64.self), count)
        } else {
            let words = UnsafeMutablePointer<UInt64>.allocate(capacity: count &+ 1)
            defer { words.deallocate() }
            memcpy(words, start, count &<< 3)
            add(words, count)
        }
        add(bytes[(count &<< 3)...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    private mutating func add(_ words: UnsafePointer<UInt64>, _ count: Int) {
        var (first, second) = (first, second)
        var index = 0
        while index < count {
            let word = words[index].littleEndian
            first = (first ^ word) &* 0x100_0000_01b3
            first ^= first &>> 32
            second = (second &+ word ^ (second &>> 29)) &* 0x9e37_79b9_7f4a_7c15
            index &+= 1
        }
        (self.first, self.second) = (first, second)
    }

    private mutating func add(_ word: UInt64) {
        withUnsafePointer(to: word) { add($0, 1) }
    }

    var description: String {
        [first, second].map { String($0, radix: 36) }.joined(separator: "-")
    }
}
