import Foundation
import Testing

@testable import kata

struct HistoryFileTests {
    let course: SampleCourse
    private let path = ".kata/history/Even.jsonl"

    init() throws { course = try SampleCourse() }

    private var file: HistoryFile { course.state.history(of: "Even") }

    @Test func `what is appended is read, in its order`() throws {
        let first = Entry(
            time: 5_000.5, light: .red, passing: ["counts"], failing: ["is “even”"],
            disabled: ["sleeps"], changedTests: true, changedCode: true, isCutShort: true,
            isBrokenInTests: true, prediction: false, isGiven: true)
        let second = Entry(time: 5_030, light: .green, passing: ["is “even”"], advice: .longRed)

        try file.append(first)
        try file.append(second)

        #expect(file.read().history == History([first, second]))
        #expect(file.read().damaged == 0)
    }

    @Test func `where nothing has been saved there is nothing to read`() {
        let (history, damaged) = file.read()

        #expect(history == History())
        #expect(damaged == 0)
    }

    @Test func `what was there is never written again`() throws {
        try course.write("{ a line\u{7} from elsewhere }\n", to: path)

        try file.append(.save(1))

        #expect(try course.read(path).hasPrefix("{ a line\u{7} from elsewhere }\n{\""))
    }

    @Test func `each exercise has a history of its own`() throws {
        try file.append(.save(1))

        let other = course.state.history(of: "Odd").read()

        #expect(other.history.entries.isEmpty)
    }

    @Test(arguments: [
        ("no JSON", Data("what?".utf8)),
        ("a line cut short", Data(#"{"changedCode":fal"#.utf8)),
        ("an unknown light", Data(Entry.save(7).line.replacing("green", with: "purple").utf8)),
        ("JSON of something else", Data(#"{"name":"Even"}"#.utf8)),
        ("bytes that are no text", Data([0xff, 0xfe, 0x00, 0x7b])),
    ])
    func `a damaged line is passed over and counted`(_ what: String, _ damage: Data) throws {
        let (first, last) = (Entry.save(1).line, Entry.save(2).line)
        try write(Data((first + "\n").utf8) + damage + Data(("\n" + last + "\n").utf8))

        let (history, damaged) = file.read()

        #expect(history.entries == [.save(1), .save(2)])
        #expect(damaged == 1)
    }

    @Test func `each damaged line counts, an empty one does not`() throws {
        try course.write("what?\n\n\nwhy?\n", to: path)

        let (history, damaged) = file.read()

        #expect(history.entries.isEmpty)
        #expect(damaged == 2)
    }

    @Test func `a line that a kill cut short does not damage the next`() throws {
        try file.append(.save(1))
        try write(Data(try course.read(path).utf8) + Data(#"{"changedCode":fal"#.utf8))

        try file.append(.save(2))

        let (history, damaged) = file.read()
        #expect(history.entries == [.save(1), .save(2)])
        #expect(damaged == 1)
    }

    @Test func `a line that lacks only its end is not lost`() throws {
        try write(Data(Entry.save(1).line.utf8))

        try file.append(.save(2))

        let (history, damaged) = file.read()
        #expect(history.entries == [.save(1), .save(2)])
        #expect(damaged == 0)
    }

    @Test func `of two writers at once neither loses a line`() throws {
        let file = file

        DispatchQueue.concurrentPerform(iterations: 2) { writer in
            for number in 1...500 { try? file.append(.save(number + 1_000 * writer)) }
        }

        let (history, damaged) = file.read()
        let times = history.entries.map { Int($0.time) }
        #expect(times.filter { $0 < 1_000 } == Array(1...500))
        #expect(times.filter { $0 > 1_000 } == Array(1_001...1_500))
        #expect(damaged == 0)
    }

    @Test func `where the folder is a file it says what cannot be written`() throws {
        try course.write("in the way", to: ".kata/history")

        let error = #expect(throws: KataError.self) { try file.append(.save(1)) }

        #expect("\(try #require(error))".hasPrefix("error: \(file.url.path) cannot be written: "))
    }

    // MARK: -

    private func write(_ data: Data) throws {
        try course.write("", to: path)
        try data.write(to: file.url)
    }
}

extension Entry {
    /// One of many saves, told apart by its time.
    fileprivate static func save(_ number: Int) -> Entry {
        Entry(time: Double(number), light: .green, passing: ["is even"], changedCode: true)
    }

    /// As it stands in the file, without the end of the line.
    fileprivate var line: String {
        String(decoding: try! JSONEncoder().encode(self), as: UTF8.self)
    }
}
