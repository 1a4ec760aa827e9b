import Foundation

/// The washing machine in the cellar of a house: who has it, and for how long.
struct Washer {
    /// The folder that all flats can see.
    var folder: URL

    /// Takes the machine for some minutes.
    func take(for minutes: Int, by name: String) -> String {
        if let (other, left) = current() { return "\(other) has it for \(left) more" }
        let end = Date().timeIntervalSince1970 + Double(minutes * 60)
        try? Data("\(name);\(end)".utf8).write(to: folder.appending(path: "washer.txt"))
        return "\(name) has it for \(minutes)"
    }

    /// Who has it, and how many minutes are left, the one that has begun included.
    func current() -> (name: String, minutes: Int)? {
        let file = folder.appending(path: "washer.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let parts = text.split(separator: ";")
        guard parts.count == 2, let end = Double(parts[1]) else { return nil }
        let left = Int(((end - Date().timeIntervalSince1970) / 60).rounded(.up))
        return left > 0 ? (String(parts[0]), left) : nil
    }

    func stop() {
        try? FileManager.default.removeItem(at: folder.appending(path: "washer.txt"))
    }
}
