import Foundation
import ListFile

/// A disk with one folder. Its power can go, and any of its operations can fail.
final class CrashingDisk: Disk {
    struct Failure: Error {}
    /// What is left of names and bytes of which nobody knows whether they are on the disk yet.
    enum PowerCut: CaseIterable { case nothingMore, namesAlone }

    /// The operations so far.
    private(set) var count = 0
    /// The operation that fails, counted from 0.
    var failing: Int?
    /// After how many operations the power goes.
    var last = Int.max
    /// Whether another program has the folder, and for how many pauses.
    var isTaken = false
    private(set) var pauses = 0

    private var names: [URL: Int] = [:]
    private var safeNames: [URL: Int] = [:]
    /// The bytes of all files that there ever were.
    private var files: [Data] = []
    private var safeFiles: [Int: Data] = [:]

    /// A disk on which this is safe.
    init(_ content: [URL: Data] = [:]) {
        for (place, data) in content { add(place, data) }
        safeNames = names
        safeFiles = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($0, $1) })
    }

    /// What is there now.
    var content: [URL: Data] { names.mapValues { files[$0] } }

    /// What is there when the power is back.
    func restarted(after powerCut: PowerCut) -> CrashingDisk {
        let names = powerCut == .namesAlone ? names : safeNames
        return CrashingDisk(names.mapValues { safeFiles[$0] ?? Data() })
    }

    private func add(_ place: URL, _ data: Data) {
        names[place] = files.count
        files.append(data)
    }

    private func begin() throws {
        defer { count += 1 }
        if count == failing || count >= last { throw Failure() }
    }

    func target(of place: URL) throws -> URL {
        try begin()
        return place
    }

    func read(_ file: URL) throws -> Data? {
        try begin()
        return content[file]
    }

    func create(_ file: URL, _ data: Data, like model: URL) throws {
        if names[file] != nil { throw Failure() }
        // NB: What fails in the middle has begun.
        if count < last { add(file, data.prefix(data.count / 2)) }
        try begin()
        add(file, data)
    }

    func sync(_ place: URL) throws {
        try begin()
        if let file = names[place] {
            safeFiles[file] = files[file]
        } else {
            safeNames = names
        }
    }

    func move(_ file: URL, to other: URL) throws {
        try begin()
        names[other] = names.removeValue(forKey: file)
    }

    func remove(_ file: URL) throws {
        try begin()
        names[file] = nil
    }

    func lock(_ folder: URL) throws -> Lock {
        try begin()
        return isTaken ? .taken : .ours {}
    }

    func holder(of folder: URL) -> Int32? { isTaken ? 4711 : nil }

    func pause() {
        pauses += 1
    }
}
