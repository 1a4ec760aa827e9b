import Foundation
import Testing

@testable import Washer

/// A cellar that is there as long as a test.
final class WasherTests {
    private let cellar = FileManager.default.temporaryDirectory
        .appending(path: "cellar-" + UUID().uuidString)
    private let sut: Washer

    init() throws {
        try FileManager.default.createDirectory(at: cellar, withIntermediateDirectories: true)
        sut = Washer(folder: cellar)
    }

    deinit { try? FileManager.default.removeItem(at: cellar) }

    /// Writes into the file, as if somebody had taken the machine.
    private func write(_ text: String) throws {
        try Data(text.utf8).write(to: cellar.appending(path: "washer.txt"))
    }

    private func moment(in seconds: Double) -> Double {
        Date().timeIntervalSince1970 + seconds
    }

    @Test func `a machine that is free can be taken`() {
        #expect(sut.current() == nil)
        #expect(sut.take(for: 40, by: "Flat 3") == "Flat 3 has it for 40")
    }

    @Test func `who comes later hears who has it, and for how long`() {
        _ = sut.take(for: 90, by: "Flat 3")

        #expect(sut.take(for: 40, by: "Flat 1") == "Flat 3 has it for 90 more")
    }

    @Test func `another program in the same cellar knows it, too`() {
        _ = sut.take(for: 40, by: "Flat 3")

        #expect(Washer(folder: cellar).current()?.name == "Flat 3")
    }

    @Test func `a minute that has begun counts`() throws {
        try write("Flat 3;\(moment(in: 90))")
        #expect(sut.current()?.minutes == 2)

        try write("Flat 3;\(moment(in: 30))")
        #expect(sut.current()?.minutes == 1)
    }

    @Test func `when the time is over, it is free`() throws {
        try write("Flat 3;\(moment(in: -1))")

        #expect(sut.take(for: 30, by: "Flat 1") == "Flat 1 has it for 30")
    }

    @Test func `who stops it leaves it free`() {
        _ = sut.take(for: 40, by: "Flat 3")

        sut.stop()

        #expect(sut.current() == nil)
    }

    @Test(arguments: ["", "Flat 3", "Flat 3;soon", "Flat 3;9e9;4"])
    func `a file that nobody can read means that it is free`(_ text: String) throws {
        try write(text)

        #expect(sut.current() == nil)
    }
}
